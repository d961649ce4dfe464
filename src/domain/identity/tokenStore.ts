/**
 * The access token and the anti-forgery token of this browser. Both live in local storage: the first is read on the
 * next start, and every tab of the browser shares one session.
 */
export const ACCESS_TOKEN_KEY = 'access_token';
const FORM_TOKEN_KEY = 'token_form';

export const tokenStore = {
  access: () => localStorage.getItem(ACCESS_TOKEN_KEY),
  form: () => localStorage.getItem(FORM_TOKEN_KEY),
  keep(access: string | null, form: string | null): void {
    if (access) localStorage.setItem(ACCESS_TOKEN_KEY, access);
    if (form) localStorage.setItem(FORM_TOKEN_KEY, form);
  },
  clear(): void {
    localStorage.removeItem(ACCESS_TOKEN_KEY);
    localStorage.removeItem(FORM_TOKEN_KEY);
  },
};
