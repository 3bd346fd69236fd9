#include "blake2b.h"

#include <string.h>

#define BLOCK 128
#define DIGEST 8
#define LAST_BLOCK UINT64_MAX

static const uint64_t IV[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

static const uint8_t SIGMA[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
    {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
    {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
    {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
    {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
    {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

static uint64_t turned(uint64_t word, int bits) { return word >> bits | word << (64 - bits); }

static uint64_t little_endian(const uint8_t *bytes)
{
    uint64_t word = 0;
    for (int byte = 0; byte < 8; byte++)
        word |= (uint64_t)bytes[byte] << (8 * byte);
    return word;
}

static inline void mix(uint64_t *a, uint64_t *b, uint64_t *c, uint64_t *d, uint64_t x, uint64_t y)
{
    *a += *b + x;
    *d = turned(*d ^ *a, 32);
    *c += *d;
    *b = turned(*b ^ *c, 24);
    *a += *b + y;
    *d = turned(*d ^ *a, 16);
    *c += *d;
    *b = turned(*b ^ *c, 63);
}

#define MIX(a, b, c, d, row, place)                                                              \
    mix(&v[a], &v[b], &v[c], &v[d], m[SIGMA[row][place]], m[SIGMA[row][place + 1]]);

/* Written out, so that the compiler knows every place of a round: twice as fast as a loop. */
#define ROUND(row)                                                                               \
    MIX(0, 4, 8, 12, row, 0) MIX(1, 5, 9, 13, row, 2)                                            \
    MIX(2, 6, 10, 14, row, 4) MIX(3, 7, 11, 15, row, 6)                                          \
    MIX(0, 5, 10, 15, row, 8) MIX(1, 6, 11, 12, row, 10)                                         \
    MIX(2, 7, 8, 13, row, 12) MIX(3, 4, 9, 14, row, 14)

/* Inlined for each caller: one that knows most words to be 0 adds none of them. */
static inline __attribute__((always_inline)) void compress(uint64_t h[8], const uint64_t m[16], uint64_t count, uint64_t last)
{
    uint64_t v[16];
    memcpy(v, h, 64);
    memcpy(v + 8, IV, 64);
    v[12] ^= count;
    v[14] ^= last;
    ROUND(0) ROUND(1) ROUND(2) ROUND(3) ROUND(4) ROUND(5)
    ROUND(6) ROUND(7) ROUND(8) ROUND(9) ROUND(0) ROUND(1)
    for (int word = 0; word < 8; word++)
        h[word] ^= v[word] ^ v[word + 8];
}

void blake2b_key(Blake2bKeyed *keyed, const uint8_t *key, size_t key_size, const char *person)
{
    uint8_t padded[BLOCK] = {0}, name[BLAKE2B_PERSON] = {0};
    uint64_t m[16];
    memcpy(padded, key, key_size);
    memcpy(name, person, strlen(person));
    memcpy(keyed->h, IV, sizeof IV);
    keyed->h[0] ^= DIGEST | key_size << 8 | 1 << 16 | 1 << 24; /* fan-out and depth are 1 */
    keyed->h[6] ^= little_endian(name);
    keyed->h[7] ^= little_endian(name + 8);
    for (int word = 0; word < 16; word++)
        m[word] = little_endian(padded + 8 * word);
    compress(keyed->h, m, BLOCK, 0);
}

uint64_t blake2b_word(const Blake2bKeyed *keyed, uint64_t message)
{
    uint64_t h[8], m[16] = {__builtin_bswap64(message)};
    memcpy(h, keyed->h, sizeof h);
    compress(h, m, BLOCK + 8, LAST_BLOCK);
    return __builtin_bswap64(h[0]);
}
