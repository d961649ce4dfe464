import type { MapView } from './mapEngine';

/** Where a map looks that has nothing of its own to show. */
export const BRAZIL: MapView = { center: { lat: -14.235, lng: -51.925 }, zoom: 5 };
export const FARM_ZOOM = 13;
export const PLOT_ZOOM = 14;
