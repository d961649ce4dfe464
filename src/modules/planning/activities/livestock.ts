import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { divided, share, times } from '@/families/activity/rules/production';
import { EVERY_MONTH } from './calendars';

export const livestock: ActivityDescriptor = {
  activity: 'LIVESTOCK',
  slug: 'atividade-pecuaria',
  yieldOf: 'weight',
  calendar: EVERY_MONTH,
  quantities: [
    { name: 'heads', unit: 'head', decimals: 0 },
    { name: 'weight', unit: 'kg', decimals: 2 },
    { name: 'carcass', unit: 'percent', decimals: 2, most: 100 },
  ],
  // An arroba is 15 kg of carcass, or counted alive 30 kg.
  produce: ({ heads, weight, carcass }) => divided(times(heads, weight, share(carcass)), 15),
  saleUnits: [
    { unit: 'arroba', perBase: () => 1 },
    { unit: 'arrobaLive', perBase: ({ carcass }) => divided(0.5, share(carcass)) },
    { unit: 'kg', perBase: ({ carcass }) => divided(15, share(carcass)) },
  ],
  storage: false,
  plots: false,
  oneMainProduct: true,
  headsOf: 'heads',
};
