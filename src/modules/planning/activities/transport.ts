import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { divided, times } from '@/families/activity/rules/production';
import { EVERY_MONTH } from './calendars';

export const transport: ActivityDescriptor = {
  activity: 'TRANSPORT',
  slug: 'transporte',
  yieldOf: 'load',
  calendar: EVERY_MONTH,
  quantities: [
    { name: 'trips', unit: 'trips', decimals: 0 },
    { name: 'load', unit: 't', decimals: 2 },
    { name: 'distance', unit: 'km', decimals: 1, optional: true },
  ],
  produce: ({ trips, load }) => times(trips, load),
  saleUnits: [
    { unit: 't', perBase: () => 1 },
    { unit: 'km', perBase: ({ load, distance }) => divided(distance ?? null, load) },
  ],
  storage: false,
  plots: false,
  oneMainProduct: false,
};
