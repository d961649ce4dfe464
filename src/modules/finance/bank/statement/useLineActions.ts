import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalDate } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatMoney } from '@/platform/format/money';
import type { RowAction } from '@/platform/grid/rowActions';
import { useStable } from '@/platform/react/useStable';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAppDispatch } from '@/platform/store/hooks';
import { reverseAsking } from '../../reconciliation/reversing';
import { removeEntered } from '../bankService';
import { bankLinesWritten } from '../bankTags';
import type { StatementRow } from '../rules/statementSums';

interface LineActionsInput {
  /** By account: the day up to which it is locked. */
  readonly closed: ReadonlyMap<string, LocalDate>;
  readonly onEdit: (row: StatementRow) => void;
}

const nameOf = ({ day, history, partner, cents }: StatementRow) =>
  [dayText(day), history || partner, formatMoney(cents)].filter(Boolean).join(' ');

/** What is done with a line: its payments reversed, or, of one entered by hand, changed and deleted. */
export function useLineActions({ closed, onEdit }: LineActionsInput) {
  const { t } = useTranslation('financeBank');
  const { t: tr } = useTranslation('financeReconciliation');
  const dispatch = useAppDispatch();
  const runOnce = useSingleFlight<number | string>();
  const remove = useStable((row: StatementRow) =>
    runOnce(row.id, async () => {
      const sure = await confirm({
        title: t('entry.removeQuestion'),
        body: nameOf(row),
        confirmLabel: t('entry.remove'),
        danger: true,
      });
      if (!sure) return;
      try {
        await removeEntered(row.id);
        toast({ tone: 'success', text: t('entry.removed') });
      } catch (thrown) {
        notifyRefusal(thrown, t('entry.notRemoved'));
      }
      dispatch(bankLinesWritten());
    }),
  );
  const reverse = useStable((row: StatementRow) =>
    runOnce(row.id, () => reverseAsking(row.id, nameOf(row), tr, dispatch)),
  );
  return useMemo((): readonly RowAction<StatementRow>[] => {
    const locked = (row: StatementRow) => {
      const until = closed.get(String(row.accountId));
      return until !== undefined && row.day <= until ? t('locked', { day: dayText(until) }) : undefined;
    };
    const byHand = (row: StatementRow) => (row.reconciled ? t('entry.matched') : locked(row));
    return [
      {
        id: 'reverse',
        label: tr('reverse.action'),
        icon: UndoOutlined,
        keepsPlace: true,
        hidden: ({ kind, reconciled }) => kind == null || (kind !== 'payment' && reconciled !== true),
        reason: locked,
        run: reverse,
      },
      {
        id: 'edit',
        label: t('entry.edit'),
        icon: EditOutlined,
        keepsPlace: true,
        hidden: ({ kind }) => kind !== 'manual',
        reason: byHand,
        run: onEdit,
      },
      {
        id: 'remove',
        label: t('entry.remove'),
        icon: DeleteOutlined,
        keepsPlace: true,
        hidden: ({ kind }) => kind !== 'manual',
        reason: byHand,
        run: remove,
      },
    ];
  }, [t, tr, closed, onEdit, remove, reverse]);
}
