import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { share, times } from '@/families/activity/rules/production';
import { EVERY_MONTH } from './calendars';

export const broiler: ActivityDescriptor = {
  activity: 'BROILER',
  slug: 'avicultura',
  yieldOf: 'birds',
  calendar: EVERY_MONTH,
  quantities: [
    { name: 'floor', unit: 'm2', decimals: 0 },
    { name: 'birds', unit: 'birdsM2', decimals: 2 },
    { name: 'viability', unit: 'percent', decimals: 2, most: 100 },
    { name: 'lots', unit: 'lotsYear', decimals: 0 },
    { name: 'weight', unit: 'kg', decimals: 3, optional: true },
  ],
  produce: ({ floor, birds, viability, lots }) => times(floor, birds, share(viability), lots),
  saleUnits: [
    { unit: 'head', perBase: () => 1 },
    { unit: 'kg', perBase: ({ weight }) => weight ?? null },
  ],
  storage: false,
  plots: false,
  oneMainProduct: false,
};
