import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { divided, times } from '@/families/activity/rules/production';
import { EVERY_MONTH } from './calendars';

export const vegetables: ActivityDescriptor = {
  activity: 'VEGETABLES',
  slug: 'olericultura',
  yieldOf: 'kgHa',
  calendar: EVERY_MONTH,
  quantities: [
    { name: 'area', unit: 'ha', decimals: 2, from: 'area' },
    { name: 'cycles', unit: 'cycles', decimals: 0 },
    { name: 'kgHa', unit: 'kgHa', decimals: 0 },
    { name: 'boxKg', unit: 'kg', decimals: 2 },
  ],
  produce: ({ area, cycles, kgHa, boxKg }) => divided(times(area, cycles, kgHa), boxKg),
  saleUnits: [
    { unit: 'box', perBase: () => 1 },
    { unit: 'kg', perBase: ({ boxKg }) => boxKg ?? null },
  ],
  storage: false,
  plots: true,
  oneMainProduct: false,
  areaOf: 'area',
};
