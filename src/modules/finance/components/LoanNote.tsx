import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import type { NoteProps } from '@/families/register/registerTypes';
import { dayText } from '@/platform/format/dayText';
import { formatCents } from '@/platform/format/money';
import { loanSchedule, scheduleTotals } from '../rules/amortization';
import { loanTerms } from '../rules/loanTerms';
import type { LoanValues } from '../schemas/loanSchemas';
import { FieldNote } from './FieldNote';

/** What the terms come to, while they are typed: first and last installment, interest, total. */
export function LoanNote({ values }: NoteProps<LoanValues>) {
  const { t } = useTranslation('finance');
  const { options } = useLookup('currencies', undefined);
  const terms = loanTerms(values);
  if (!terms) return <FieldNote>{t('loans.incomplete')}</FieldNote>;
  const schedule = loanSchedule(terms);
  const first = schedule[0];
  const last = schedule.at(-1);
  const totals = scheduleTotals(schedule);
  const symbol = options.find(({ id }) => id === values.currencyId)?.symbol ?? '';
  const money = (cents: number | undefined) => `${symbol}\u00a0${formatCents(cents)}`.trim();
  return (
    <FieldNote>
      {t('loans.first', { value: money(first?.payment), date: dayText(first?.dueDate) })}
      {schedule.length > 1 &&
        ` ${t('loans.last', { value: money(last?.payment), date: dayText(last?.dueDate) })}`}{' '}
      {t('loans.totals', { interest: money(totals.interest), total: money(totals.payment) })}
    </FieldNote>
  );
}
