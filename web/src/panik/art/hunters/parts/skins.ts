/** Of a face: the plane in the light, and the one in shade. */
export const SKINS = {
  pale: { lit: "#d8b196", shade: "#5d3b30" },
  tan: { lit: "#b98762", shade: "#452a1f" },
  olive: { lit: "#a9805c", shade: "#3d281b" },
  brown: { lit: "#8a5a3c", shade: "#331d14" },
  dark: { lit: "#6a4632", shade: "#26160f" },
} as const;

export type Skin = keyof typeof SKINS;
