import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { rest, times } from '@/families/activity/rules/production';
import { EVERY_MONTH } from './calendars';

export const swine: ActivityDescriptor = {
  activity: 'SWINE',
  slug: 'suinocultura',
  yieldOf: 'weaned',
  calendar: EVERY_MONTH,
  quantities: [
    { name: 'sows', unit: 'head', decimals: 0 },
    { name: 'litters', unit: 'perYear', decimals: 2 },
    { name: 'weaned', unit: 'perLitter', decimals: 2 },
    { name: 'loss', unit: 'percent', decimals: 2, most: 100 },
    { name: 'weight', unit: 'kg', decimals: 2, optional: true },
  ],
  produce: ({ sows, litters, weaned, loss }) => times(sows, litters, weaned, rest(loss)),
  saleUnits: [
    { unit: 'head', perBase: () => 1 },
    { unit: 'kg', perBase: ({ weight }) => weight ?? null },
  ],
  storage: false,
  plots: false,
  oneMainProduct: false,
  headsOf: 'sows',
};
