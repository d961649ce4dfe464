export const homeModules: string[];
export const cardModules: RegExp;
export const outerModules: string[];
export const earlyModules: string[];
export const heavyModules: RegExp;
