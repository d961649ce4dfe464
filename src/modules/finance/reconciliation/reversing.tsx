import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import { asAppError, isUnanswered } from '@/platform/http/appError';
import { confirm } from '@/platform/ui/confirm';
import type { AppDispatch } from '@/platform/store/store';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { bankLinesWritten } from '../bank/bankTags';
import type { Words } from './components/matchWords';
import { findPaymentsToReverse, reverseLine } from './reconciliationService';
import type { Id, SystemRecord } from './reconciliationTypes';

function Payments({ t, payments }: { readonly t: Words; readonly payments: readonly SystemRecord[] }) {
  return (
    <>
      <p>{t('reverse.body', { count: payments.length })}</p>
      <ul aria-label={t('reverse.payments')}>
        {payments.map(({ id, name, document, day, cents }) => (
          <li key={id}>
            {[name, document, dayText(day)].filter(Boolean).join(' · ')} ·{' '}
            <span style={{ whiteSpace: 'nowrap' }}>{formatMoney(cents)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Asks, naming the payments that will be deleted, then reverses a line of the statement. Answers whether it may be gone. */
export async function reverseAsking(id: Id, name: string, t: Words, dispatch: AppDispatch): Promise<boolean> {
  let payments: readonly SystemRecord[];
  try {
    payments = await findPaymentsToReverse(id);
  } catch (thrown) {
    notifyRefusal(thrown, t('reverse.notRead'));
    return false;
  }
  const sure = await confirm({
    title: t('reverse.question', { name }),
    body: payments.length === 0 ? t('reverse.noPayments') : <Payments t={t} payments={payments} />,
    confirmLabel: t('reverse.action'),
    danger: true,
  });
  if (!sure) return false;
  let gone = true;
  try {
    await reverseLine(id);
    toast({ tone: 'success', text: t('reverse.done') });
  } catch (thrown) {
    gone = isUnanswered(asAppError(thrown));
    notifyRefusal(thrown, t(gone ? 'reverse.unsure' : 'reverse.refused'));
  }
  dispatch(bankLinesWritten());
  return gone;
}
