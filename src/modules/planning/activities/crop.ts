import type { ActivityDescriptor } from '@/families/activity/activityTypes';
import { times } from '@/families/activity/rules/production';
import { SUMMER_CROP, SUMMER_SALES } from './calendars';

export const crop: ActivityDescriptor = {
  activity: 'CROP',
  slug: 'lavoura',
  yieldOf: 'yield',
  calendar: SUMMER_CROP,
  incomeCalendar: SUMMER_SALES,
  quantities: [
    { name: 'area', unit: 'ha', decimals: 2, from: 'area' },
    { name: 'yield', unit: 'scHa', decimals: 2 },
  ],
  produce: ({ area, yield: bags }) => times(area, bags),
  saleUnits: [
    { unit: 'sc60', perBase: () => 1 },
    { unit: 'kg', perBase: () => 60 },
    { unit: 't', perBase: () => 0.06 },
  ],
  storage: true,
  plots: true,
  oneMainProduct: false,
  areaOf: 'area',
};
