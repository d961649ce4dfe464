const SEARCH = 'eprodutor';

function configured(address: unknown, otherwise: string): string {
  return typeof address === 'string' && address !== '' ? address : otherwise;
}

/** Addresses of the mobile application; without configuration, the stores' own search for it. */
export const storeLinks = {
  appStore: configured(import.meta.env.VITE_APP_STORE_URL, `https://apps.apple.com/br/search?term=${SEARCH}`),
  playStore: configured(
    import.meta.env.VITE_PLAY_STORE_URL,
    `https://play.google.com/store/search?q=${SEARCH}&c=apps&hl=pt-BR`,
  ),
} as const;
