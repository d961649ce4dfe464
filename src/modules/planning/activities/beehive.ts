import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { times } from '@/families/activity/rules/production';
import { EVERY_MONTH } from './calendars';

export const beehive: ActivityDescriptor = {
  activity: 'BEEHIVE',
  slug: 'produtos-da-colmeia',
  yieldOf: 'kgHive',
  calendar: EVERY_MONTH,
  quantities: [
    { name: 'hives', unit: 'hives', decimals: 0 },
    { name: 'kgHive', unit: 'kgHive', decimals: 2 },
  ],
  produce: ({ hives, kgHive }) => times(hives, kgHive),
  saleUnits: [{ unit: 'kg', perBase: () => 1 }],
  storage: true,
  plots: false,
  oneMainProduct: false,
  headsOf: 'hives',
};
