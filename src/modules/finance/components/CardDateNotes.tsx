import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { cardDates } from '../rules/cardDates';
import type { CreditCardValues } from '../schemas/creditCardSchemas';
import { FieldNote } from './FieldNote';

/** The next day on which the card's bill closes. */
export function ClosingNote({ values: { closingDay } }: NoteProps<CreditCardValues>) {
  const { t } = useTranslation('finance');
  // When it is paid moves no closing.
  const dates = cardDates(closingDay ?? 0, 1, today());
  return <FieldNote>{dates && t('creditCards.nextClosing', { date: dayText(dates.closing) })}</FieldNote>;
}

/** The next day on which a bill falls due; where that is the one closed already, also when the open one does. */
export function DueNote({ values: { closingDay, dueDay } }: NoteProps<CreditCardValues>) {
  const { t } = useTranslation('finance');
  const day = today();
  const due = cardDates(1, dueDay ?? 0, day)?.due;
  const both = cardDates(closingDay ?? 0, dueDay ?? 0, day);
  return (
    <FieldNote>
      {due && t('creditCards.nextDue', { date: dayText(due) })}
      {both &&
        both.due !== both.closingDue &&
        ` ${t('creditCards.openDue', { closing: dayText(both.closing), due: dayText(both.closingDue) })}`}
    </FieldNote>
  );
}
