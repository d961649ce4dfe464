import type { TFunction } from 'i18next';
import type { LocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';

/** A lot that was housed, as lists of choice name it. */
export interface LotChoice {
  readonly id: number;
  readonly number: string;
  readonly aviaryId: number;
  readonly aviaryName: string;
  readonly housingDate: LocalDate;
  /** null while it lives. */
  readonly closingDate: LocalDate | null;
}

/** 'AVIARIO 5 · Lote 35 · alojado em 16/10/2026'. */
export function lotName(t: TFunction<'lotReports'>, lot: LotChoice): string {
  const state =
    lot.closingDate === null
      ? t('choice.housed', { date: dayText(lot.housingDate) })
      : t('choice.closed', { date: dayText(lot.closingDate) });
  return [lot.aviaryName, t('choice.lot', { number: lot.number }), state].join(' · ');
}
