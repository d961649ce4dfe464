import { addDays, type LocalDate } from '@/platform/format/date';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@/platform/format/month';

/** Two days and what lies between them, both included. */
export interface Period {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

export const PRESETS = [
  'today',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const;
export type Preset = (typeof PRESETS)[number];

/** The days a shortcut means; 'last 7 days' ends today. */
export function presetPeriod(preset: Preset, today: LocalDate): Period {
  const month = monthOf(today);
  const year = Number(today.slice(0, 4));
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: firstDayOf(month), to: lastDayOf(month) };
    case 'lastMonth':
      return { from: firstDayOf(addMonths(month, -1)), to: lastDayOf(addMonths(month, -1)) };
    case 'thisYear':
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}
