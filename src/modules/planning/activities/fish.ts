import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { share, times } from '@/families/activity/rules/production';
import { EVERY_MONTH } from './calendars';

export const fish: ActivityDescriptor = {
  activity: 'FISH',
  slug: 'piscicultura',
  yieldOf: 'weight',
  calendar: EVERY_MONTH,
  quantities: [
    { name: 'water', unit: 'm2', decimals: 0 },
    { name: 'fishM2', unit: 'fishM2', decimals: 2 },
    { name: 'survival', unit: 'percent', decimals: 2, most: 100 },
    { name: 'weight', unit: 'kg', decimals: 3 },
    { name: 'cycles', unit: 'cycles', decimals: 0 },
  ],
  produce: ({ water, fishM2, survival, weight, cycles }) =>
    times(water, fishM2, share(survival), weight, cycles),
  saleUnits: [
    { unit: 'kg', perBase: () => 1 },
    { unit: 't', perBase: () => 0.001 },
  ],
  storage: false,
  plots: false,
  oneMainProduct: false,
};
