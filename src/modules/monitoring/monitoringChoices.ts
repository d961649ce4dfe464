/** What a device is: each kind sends other data. */
export const EQUIPMENT_KINDS = ['COLLECTOR', 'CONTROLLER', 'SCALE', 'POND_PROBE', 'WEATHER_GATEWAY'] as const;

/** Between two transmissions, and until contingency: at most a week. */
export const MOST_MINUTES = 7 * 24 * 60;
/** Channels of one device, from 1. */
export const MOST_CHANNELS = 64;
