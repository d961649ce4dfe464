/// <reference types="vite/client" />

declare const __APP_VERSION__: string;

/** Read off the route catalogue by `build/pages.ts`. */
declare const __PRIVATE_PATHS__: readonly string[];
declare const __BUILT_PAGES__: readonly import('../build/pages').BuiltPage[];
declare const __PAGE_TITLES_PT__: Readonly<Record<string, string>>;
declare const __PAGE_TITLES_EN__: Readonly<Record<string, string>>;

interface ImportMetaEnv {
  readonly VITE_API_URL?: string;
  readonly VITE_BRAND_NAME?: string;
  readonly VITE_SUPPORT_USER_EMAIL?: string;
  readonly VITE_APP_STORE_URL?: string;
  readonly VITE_PLAY_STORE_URL?: string;
  readonly VITE_MAP_TILES_URL?: string;
  readonly VITE_MAP_TILES_ATTRIBUTION?: string;
  readonly VITE_SUN_SERVICE_URL?: string;
  readonly VITE_ERROR_SINK_URL?: string;
}
