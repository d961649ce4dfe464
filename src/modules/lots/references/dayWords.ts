import type { TFunction } from 'i18next';
import { formatNumber } from '@/platform/format/number';
import type { DayFault } from './rules/checkDays';
import type { FigureName } from './rules/dayColumns';

type T = TFunction<'chickenReferences'>;

const figureText = (value: number) => formatNumber(value, { decimals: 3, minDecimals: 0 });

/** The head of a figure's column, without its unit. */
export const figureWord = (t: T, name: FigureName | 'day'): string => t(`figures.${name}`);

/** What is wrong with a line, as a sentence. */
export function faultText(t: T, fault: DayFault): string {
  switch (fault.why) {
    case 'twice':
      return t('faults.twice', { day: fault.day, other: fault.other });
    case 'missing':
      return fault.from === fault.to
        ? t('faults.missingOne', { day: fault.from })
        : t('faults.missing', { from: fault.from, to: fault.to });
    case 'start':
      return t('faults.start', { day: fault.day });
    case 'range':
      return t('faults.range', { day: figureText(fault.day) });
    case 'required':
      return t('faults.required', { figure: figureWord(t, fault.figure), day: fault.day });
    case 'zero':
      return t('faults.zero', { figure: figureWord(t, fault.figure), day: fault.day });
    case 'most':
      return t('faults.most', { figure: figureWord(t, fault.figure), most: figureText(fault.most) });
    case 'falls':
      return t('faults.falls', {
        figure: figureWord(t, fault.figure),
        day: fault.day,
        from: figureText(fault.from),
        to: figureText(fault.to),
      });
    case 'order':
      return t('faults.order', { low: figureWord(t, fault.low), high: figureWord(t, fault.high) });
  }
}
