import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { times } from '@/families/activity/rules/production';
import { EVERY_MONTH } from './calendars';

export const forestry: ActivityDescriptor = {
  activity: 'FORESTRY',
  slug: 'florestamento',
  yieldOf: 'volume',
  calendar: EVERY_MONTH,
  quantities: [
    { name: 'area', unit: 'ha', decimals: 2, from: 'area' },
    { name: 'volume', unit: 'm3Ha', decimals: 2 },
  ],
  produce: ({ area, volume }) => times(area, volume),
  // One stere of stacked wood holds 0.70 m³.
  saleUnits: [
    { unit: 'm3', perBase: () => 1 },
    { unit: 'st', perBase: () => 1 / 0.7 },
  ],
  storage: false,
  plots: true,
  oneMainProduct: false,
  areaOf: 'area',
};
