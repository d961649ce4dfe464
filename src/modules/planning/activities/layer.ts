import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { divided, share, times } from '@/families/activity/rules/production';
import { EVERY_MONTH } from './calendars';

export const layer: ActivityDescriptor = {
  activity: 'LAYER',
  slug: 'avicultura-de-postura',
  yieldOf: 'laying',
  calendar: EVERY_MONTH,
  quantities: [
    { name: 'hens', unit: 'head', decimals: 0 },
    { name: 'laying', unit: 'percent', decimals: 2, most: 100 },
    { name: 'days', unit: 'days', decimals: 0, most: 366 },
  ],
  produce: ({ hens, laying, days }) => divided(times(hens, share(laying), days), 12),
  saleUnits: [
    { unit: 'dozen', perBase: () => 1 },
    { unit: 'box30dz', perBase: () => 1 / 30 },
  ],
  storage: false,
  plots: false,
  oneMainProduct: false,
  headsOf: 'hens',
};
