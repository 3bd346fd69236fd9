/* Keyed BLAKE2b (RFC 7693), no more of it than the dice need: one key, one short message. */
#ifndef PANICROOM_BLAKE2B_H
#define PANICROOM_BLAKE2B_H

#include <stddef.h>
#include <stdint.h>

#define BLAKE2B_LONGEST_KEY 64
#define BLAKE2B_PERSON 16

/* What a hash has become after its key: the same for every message under that key. */
typedef struct {
    uint64_t h[8];
} Blake2bKeyed;

/* `person` has at most 16 bytes; the digest will have 8. */
void blake2b_key(Blake2bKeyed *keyed, const uint8_t *key, size_t key_size, const char *person);

/* The first 8 bytes of the digest of a message of 8 bytes, both as big-endian numbers. */
uint64_t blake2b_word(const Blake2bKeyed *keyed, uint64_t message);

#endif
