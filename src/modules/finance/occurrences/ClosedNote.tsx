import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import type { NoteProps } from '@/families/register/registerTypes';
import { dayText } from '@/platform/format/dayText';
import { FieldNote } from '../components/FieldNote';
import type { OccurrenceValues } from './occurrenceValues';
import { closedAccount } from './rules/closedAccount';

/** Beside the date: why nothing can be entered on it. */
export function ClosedNote({ values, id }: NoteProps<OccurrenceValues>) {
  const { t } = useTranslation('financeOccurrences');
  const { options } = useLookup('currentAccounts', undefined);
  const closed = closedAccount(values.date, [values.currentAccountId, values.targetAccountId], options);
  if (closed === null || id !== null) return null;
  return <FieldNote>{t('closed', { account: closed.name, day: dayText(closed.until) })}</FieldNote>;
}
