/** Botanical families of what is sown and planted; the same one twice running tires the soil. */
export const BOTANICAL_FAMILIES = [
  'FABACEAE',
  'POACEAE',
  'BRASSICACEAE',
  'MALVACEAE',
  'ASTERACEAE',
  'SOLANACEAE',
  'CUCURBITACEAE',
  'POLYGONACEAE',
  'RUBIACEAE',
  'RUTACEAE',
  'AQUIFOLIACEAE',
  'MYRTACEAE',
  'PINACEAE',
  'OTHER',
] as const;

/** Texture of a soil by its clay, as the Brazilian classification groups it. */
export const SOIL_TEXTURES = ['SANDY', 'MEDIUM', 'CLAYEY', 'VERY_CLAYEY', 'SILTY'] as const;

/** Sea surface temperature of the Niño 3.4 region: the anomaly, and the one relative to the tropics. */
export const CLIMATE_INDEXES = ['ONI', 'RONI'] as const;

/** What an API token opens. */
export const API_AREAS = ['PROPERTY', 'AGRICULTURE', 'WEATHER', 'FINANCE', 'LOTS', 'MONITORING'] as const;
export type ApiArea = (typeof API_AREAS)[number];

/** Days a token may be valid, and what a new one begins with. */
export const MOST_TOKEN_DAYS = 730;
export const USUAL_TOKEN_DAYS = 365;
