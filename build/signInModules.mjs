/** What the sign-in page needs of the modules that the code loads lazily: its page, and its words in Portuguese. */
export const signInModules = [
  'src/modules/session/pages/LoginPage.tsx',
  'locales/pt-BR/common.json',
  'locales/pt-BR/session.json',
];
