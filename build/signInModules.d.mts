export const signInModules: string[];
