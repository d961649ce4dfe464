export const homeModules: string[];
export const cardModules: RegExp;
export const outerModules: string[];
export const preloadedModules: string[];
export const heavyModules: RegExp;
export const pageModules: RegExp;
export const listModules: string[];
export const formModules: string[];
