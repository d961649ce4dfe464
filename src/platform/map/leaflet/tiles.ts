/** The address of picture tiles that the deployment names; empty where it names none. */
export const tilesUrl = (): string => import.meta.env.VITE_MAP_TILES_URL ?? '';

/** Whom the tiles' licence wants named, as plain text. */
export const tilesAttribution = (): string => import.meta.env.VITE_MAP_TILES_ATTRIBUTION ?? '';

/** True where picture tiles can stand under the map without a key. */
export const hasTiles = (): boolean => /\{z\}.*\{x\}.*\{y\}|\{z\}.*\{y\}.*\{x\}/.test(tilesUrl());
