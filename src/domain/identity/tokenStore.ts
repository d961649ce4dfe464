import { localStore } from '@/platform/store/localStore';

/**
 * The access token and the anti-forgery token of this browser. Both live in local storage: the first is read on the
 * next start, and every tab of the browser shares one session.
 */
export const ACCESS_TOKEN_KEY = 'access_token';
const FORM_TOKEN_KEY = 'token_form';

export const tokenStore = {
  access: () => localStore.read(ACCESS_TOKEN_KEY),
  form: () => localStore.read(FORM_TOKEN_KEY),
  keep(access: string | null, form: string | null): void {
    if (access) localStore.keep(ACCESS_TOKEN_KEY, access);
    if (form) localStore.keep(FORM_TOKEN_KEY, form);
  },
  clear(): void {
    localStore.drop(ACCESS_TOKEN_KEY);
    localStore.drop(FORM_TOKEN_KEY);
  },
};
