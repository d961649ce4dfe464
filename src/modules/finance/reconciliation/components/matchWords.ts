import type { TFunction } from 'i18next';
import { formatMoney } from '@/platform/format/money';
import type { Criterion } from '../reconciliationTypes';
import type { Judgement } from '../rules/judgeMatch';

export type Words = TFunction<'financeReconciliation'>;

/** How well something fits, in words: 'mesmo valor, 2 dias depois, nome parecido'. */
export function scoreWords(t: Words, { unmet, difference, withCharges, days, named }: Judgement): string {
  const value = unmet.includes('value')
    ? t('score.valueDiffers', { value: formatMoney(Math.abs(difference)) })
    : t(withCharges ? 'score.valueWithCharges' : 'score.sameValue');
  const when =
    days === 0
      ? t('score.sameDay')
      : Number.isFinite(days)
        ? t(days > 0 ? 'score.daysAfter' : 'score.daysBefore', { count: Math.abs(days) })
        : '';
  return [value, when, t(`score.named.${named ?? 'none'}`)].filter(Boolean).join(', ');
}

export const unmetWords = (t: Words, unmet: readonly Criterion[]): string =>
  unmet.map((one) => t(`criteria.${one}`)).join(', ');
