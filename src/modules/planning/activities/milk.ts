import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { rest, times } from '@/families/activity/rules/production';
import { EVERY_MONTH } from './calendars';

export const milk: ActivityDescriptor = {
  activity: 'MILK',
  slug: 'producao-de-leite',
  yieldOf: 'litres',
  calendar: EVERY_MONTH,
  quantities: [
    { name: 'cows', unit: 'head', decimals: 0 },
    { name: 'litres', unit: 'litresDay', decimals: 2 },
    { name: 'days', unit: 'days', decimals: 0, most: 366 },
    { name: 'kept', unit: 'percent', decimals: 2, most: 100 },
  ],
  produce: ({ cows, litres, days, kept }) => times(cows, litres, days, rest(kept)),
  saleUnits: [{ unit: 'litre', perBase: () => 1 }],
  storage: false,
  plots: false,
  oneMainProduct: false,
  headsOf: 'cows',
};
