/**
 * Import direction: a folder of src may import its own layer and those before it. Games do not
 * import each other. Built from ESLint's own rules: they see .ts and .svelte, static and dynamic
 * imports, and need neither a resolver nor a package more.
 */
export const LAYERS = [
  ["wire", "words", "ui", "net", "router.ts"],
  ["table"],
  ["panel"],
  ["play"],
  ["station", "panik"],
  ["games.ts"],
  ["pages"],
  ["gallery"],
];
const GAMES = ["station", "panik"];
/** The list of games knows them, and so does the gallery, where developers look at all drawings. */
const KNOWING = [...GAMES, "games.ts", "gallery"];
const SHARED = LAYERS.flat().filter((name) => !KNOWING.includes(name));

/** What only one game has. Shared code that knows one of these words knows that game. */
const GAME_WORDS = [
  ...["station", "trooper", "android", "parasite", "hive", "infect", "loyalty", "reactor"],
  ...["panik", "manor", "hunter", "ghost", "tandem"],
];
const STEMS = GAME_WORDS.map((word) => `[${word[0]}${word[0].toUpperCase()}]${word.slice(1)}`);
const LOUD = GAME_WORDS.map((word) => word.toUpperCase());
/** Whole words only: it is a syllable of many others. */
const GAS = ["(?<![A-Za-z])gas(?![a-z])", "Gas(?![a-z])", "(?<![A-Z])GAS(?![A-Z])"];
const GAME_WORD = new RegExp([...STEMS, ...LOUD, ...GAS].join("|"), "g");

const ORDER = LAYERS.map((layer) => layer.join(", ")).join(" <- ");

/** One block for each folder: what it may not import. */
export const importDirection = LAYERS.flatMap((layer, place) =>
  layer.map((name) => {
    const later = LAYERS.slice(place + 1).flat();
    const others = GAMES.includes(name) ? GAMES.filter((game) => game !== name) : [];
    const path = `^(\\.\\./)+(${[...later, ...others].map(pattern).join("|")})`;
    const message = `${name} may not import this: ${ORDER}`;
    const selectors = ["ImportExpression > Literal.source", "TSImportType Literal"];
    return {
      files: [filesOf(name)],
      rules: later.length
        ? {
            "no-restricted-imports": ["error", { patterns: [{ regex: path, message }] }],
            "no-restricted-syntax": [
              "error",
              ...selectors.map((selector) => ({
                selector: `${selector}[value=/${path.replaceAll("/", "\\/")}/]`,
                message,
              })),
            ],
          }
        : {},
    };
  }),
);

/** Shared code names no game, in code, markup, comments or tests. */
export const noGameNames = {
  files: SHARED.filter((name) => name !== "wire").map(filesOf),
  plugins: { layers: { rules: { "no-game-names": { create: reportGameNames } } } },
  rules: { "layers/no-game-names": "error" },
};

function reportGameNames(context) {
  const { text } = context.sourceCode;
  return {
    Program() {
      for (const { 0: word, index } of text.matchAll(GAME_WORD)) {
        const loc = context.sourceCode.getLocFromIndex(index);
        context.report({ loc, message: `Shared code names no game: "${word}"` });
      }
    },
  };
}

function filesOf(name) {
  return name.includes(".") ? `src/${name}` : `src/${name}/**`;
}

function pattern(name) {
  return name.includes(".") ? name.replace(".", "\\.") : `${name}/`;
}
