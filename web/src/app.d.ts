/** A path of game-icons.net, put in by build/icons.ts. */
declare module "icon:*" {
  const path: string;
  export default path;
}

/** The catalogues by language and part, put in by build/words.ts. */
declare module "words:index" {
  const index: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default index;
}
