import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isLocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatCents } from '@/platform/format/money';
import { useList } from '@/platform/store/useResource';
import { titleText } from '../components/titleLook';
import type { TitleRow } from '../rules/titleRow';
import { linesTotal } from '../rules/writeOffLines';
import type { WriteOffInput } from './writeOffSchema';
import { balances } from '../titlesSlice';

const money = (symbol: string, cents: number) =>
  `${cents < 0 ? '-' : ''}${symbol}\u00a0${formatCents(Math.abs(cents))}`;

/** What is in the chosen account, and what will be in it after this. */
export function AccountHelper({ movement }: { readonly movement: TitleRow['movement'] }) {
  const { t } = useTranslation('financeTitles');
  const { rows, list } = useList(balances, undefined);
  const { status } = list;
  const accountId = useWatch<WriteOffInput, 'currentAccountId'>({ name: 'currentAccountId' });
  const lines = useWatch<WriteOffInput, 'lines'>({ name: 'lines' });
  if (accountId === null || (status !== 'ready' && status !== 'failed')) return ' ';
  const own = rows.find(({ id }) => id === accountId);
  if (own === undefined || status === 'failed') return t('writeOff.balanceUnknown');
  const total = linesTotal(lines);
  return t('writeOff.balance', {
    now: money(own.symbol, own.balance),
    after: money(own.symbol, own.balance + (movement === 'EXPENSE' ? -total : total)),
  });
}

/** A payment before the document was issued is an advance, or a slip of the finger. */
export function BeforeIssue({ rows }: { readonly rows: readonly TitleRow[] }) {
  const { t } = useTranslation('financeTitles');
  const paymentDate = useWatch<WriteOffInput, 'paymentDate'>({ name: 'paymentDate' });
  const [first] = rows.filter(
    ({ issueDate }) => issueDate !== '' && isLocalDate(paymentDate) && paymentDate < issueDate,
  );
  if (!first) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {t('writeOff.beforeIssue', { title: titleText(first), date: dayText(first.issueDate) })}
    </Alert>
  );
}
