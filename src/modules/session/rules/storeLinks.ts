const SEARCH = 'eprodutor';

/** Addresses of the mobile application; without configuration, the stores' own search for it. */
export const storeLinks = {
  appStore: import.meta.env.VITE_APP_STORE_URL || `https://apps.apple.com/br/search?term=${SEARCH}`,
  playStore: import.meta.env.VITE_PLAY_STORE_URL || `https://play.google.com/store/search?q=${SEARCH}&c=apps&hl=pt-BR`,
} as const;
