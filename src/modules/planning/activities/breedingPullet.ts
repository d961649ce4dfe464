import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { divided, share, times } from '@/families/activity/rules/production';
import { EVERY_MONTH } from './calendars';

export const breedingPullet: ActivityDescriptor = {
  activity: 'BREEDING_PULLET',
  slug: 'franga-reproducao',
  yieldOf: 'viability',
  calendar: EVERY_MONTH,
  quantities: [
    { name: 'housed', unit: 'head', decimals: 0 },
    { name: 'viability', unit: 'percent', decimals: 2, most: 100 },
    { name: 'lots', unit: 'lotsYear', decimals: 0 },
  ],
  produce: ({ housed, viability, lots }) => divided(times(housed, share(viability), lots), 1000),
  saleUnits: [
    { unit: 'thousand', perBase: () => 1 },
    { unit: 'head', perBase: () => 1000 },
  ],
  storage: false,
  plots: false,
  oneMainProduct: false,
  headsOf: 'housed',
};
