import type { TFunction } from 'i18next';
import type { InvoiceProblem } from '../invoiceChecks';
import { formatMoney } from '@/platform/format/money';
import { formatPercent } from '@/platform/format/percent';
import type { FormMessage } from '@/platform/forms/formMessage';

function valuesOf({ key, line, sum, wanted }: InvoiceProblem): Record<string, string | number> {
  const shown = key === 'apportionmentPercent' ? (value?: number) => formatPercent(value) : formatMoney;
  return {
    ...(line === undefined ? {} : { line }),
    ...(sum === undefined ? {} : { sum: shown(sum) }),
    ...(wanted === undefined ? {} : { wanted: shown(wanted) }),
  };
}

/** What is wrong, for the field that it is wrong with. */
export function problemMessage(problem: InvoiceProblem): FormMessage {
  return { key: 'invalid', says: `invoices:problems.${problem.key}`, values: valuesOf(problem) };
}

/** The same in words, for the list of all. */
export function problemText(problem: InvoiceProblem, t: TFunction<'invoices'>): string {
  return t(`problems.${problem.key}`, valuesOf(problem));
}
