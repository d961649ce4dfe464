/** What stands on the time line of a crop, from top to bottom. */
export const TRACKS = [
  'stages',
  'works',
  'ndvi',
  'rain',
  'temperature',
  'degreeDays',
  'chill',
  'deficit',
  'cost',
] as const;
export type TrackName = (typeof TRACKS)[number];
