import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import PriceCheckOutlined from '@mui/icons-material/PriceCheckOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import type { BulkAction, RowAction } from '@/platform/grid/rowActions';
import { useStable } from '@/platform/react/useStable';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { documentText, type Texts, titleText } from '../components/titleLook';
import type { TitleRow, WriteOff } from '../rules/titleRow';
import { titles, writeOffsReversed } from '../titlesSlice';
import { notifyNotDone } from './notifyNotDone';
import type { TitleAddress } from './useTitleAddress';

/** Why the document of a title may neither be changed nor deleted; undefined when it may. */
export function lockedReason(row: TitleRow, t: Texts): string | undefined {
  if (row.withInvoice) return t('locked.invoice');
  return row.documentHasWriteOff ? t('locked.writtenOff') : undefined;
}

/** What moved on the account or card. */
const sumOf = (writeOffs: readonly WriteOff[]) => writeOffs.reduce((sum, { total }) => sum + total, 0);
/** What of the title is open again. */
const partOf = (writeOffs: readonly WriteOff[]) => writeOffs.reduce((sum, { value }) => sum + value, 0);

export interface TitleDoings {
  /** Asks, then takes write-offs of one title back. */
  readonly reverse: (row: TitleRow, writeOffs: readonly WriteOff[]) => void;
  /** Asks, then deletes the document of a title. */
  readonly remove: (row: TitleRow, shown?: ShownTitle) => void;
}

/** Where a title that is deleted is shown by itself. */
export interface ShownTitle {
  readonly onDeleted: () => void;
  /** True from the call on: a title that is being deleted is not requested again. */
  readonly isGoing: { current: boolean };
}

/** What is done with titles outside any form. Each asks first and says what became of it. */
export function useTitleDoings(): TitleDoings {
  const { t } = useTranslation('financeTitles');
  const dispatch = useAppDispatch();
  const runOnce = useSingleFlight<number>();

  const reverse = useStable((row: TitleRow, writeOffs: readonly WriteOff[]) =>
    runOnce(row.id, async () => {
      const sure = await confirm({
        title: t('reverse.question', { count: writeOffs.length, title: titleText(row) }),
        body: t('reverse.body', {
          count: writeOffs.length,
          value: formatMoney(partOf(writeOffs)),
          moved: formatMoney(sumOf(writeOffs)),
          partner: row.partnerName,
        }),
        confirmLabel: t('reverse.action'),
        danger: true,
      });
      if (!sure) return;
      try {
        await dispatch(writeOffsReversed(writeOffs.map(({ id }) => id)));
        toast({ tone: 'success', text: t('reverse.done') });
      } catch (thrown) {
        notifyNotDone(thrown, 'reverse', t);
      }
    }),
  );

  const remove = useStable((row: TitleRow, shown?: ShownTitle) =>
    runOnce(row.id, async () => {
      const sure = await confirm({
        title: t('remove.question', { document: documentText(row) }),
        body: t('remove.body', { count: row.count, partner: row.partnerName }),
        confirmLabel: t('remove.action'),
        danger: true,
      });
      if (!sure) return;
      if (shown) shown.isGoing.current = true;
      try {
        await dispatch(titles.remove(row.id));
        toast({ tone: 'success', text: t('remove.done') });
        shown?.onDeleted();
      } catch (thrown) {
        if (shown) shown.isGoing.current = false;
        notifyNotDone(thrown, 'remove', t);
      }
    }),
  );
  return useMemo(() => ({ reverse, remove }), [reverse, remove]);
}

/** The actions of the list: of one title, and of several together. */
export function useTitleActions(
  { reverse, remove }: TitleDoings,
  show: TitleAddress['show'],
  onProducers: (rows: readonly TitleRow[]) => void,
): { row: readonly RowAction<TitleRow>[]; bulk: readonly BulkAction<TitleRow>[] } {
  const { t } = useTranslation('financeTitles');
  return useMemo(() => {
    const settled = (row: TitleRow) => (row.open > 0 ? undefined : t('locked.settled'));
    const locked = (row: TitleRow) => lockedReason(row, t);
    return {
      row: [
        {
          id: 'writeOff',
          label: t('writeOff.action'),
          icon: PriceCheckOutlined,
          primary: true,
          reason: settled,
          run: (row) => show({ kind: 'writeOff', ids: [row.id] }),
        },
        {
          id: 'edit',
          label: t('form.edit'),
          icon: EditOutlined,
          reason: locked,
          run: (row) => show({ kind: 'edit', id: String(row.id) }),
        },
        {
          id: 'reverse',
          label: t('reverse.action'),
          icon: UndoOutlined,
          reason: (row) => (row.writeOffs.length > 0 ? undefined : t('locked.nothingToReverse')),
          run: (row) => reverse(row, row.writeOffs),
        },
        {
          id: 'delete',
          label: t('remove.action'),
          icon: DeleteOutlined,
          reason: locked,
          run: (row) => remove(row),
        },
      ],
      bulk: [
        {
          id: 'writeOff',
          label: t('writeOff.action'),
          icon: PriceCheckOutlined,
          reason: (rows) => {
            const open = rows.filter((row) => row.open > 0);
            if (open.length === 0) return t('locked.allSettled');
            const sides = new Set(open.map(({ movement }) => movement));
            return sides.size > 1 ? t('locked.bothSides') : undefined;
          },
          run: (rows) =>
            show({ kind: 'writeOff', ids: rows.filter((row) => row.open > 0).map(({ id }) => id) }),
        },
        {
          id: 'producers',
          label: t('producers.action'),
          icon: PersonAddAltOutlined,
          run: onProducers,
        },
      ],
    };
  }, [t, show, reverse, remove, onProducers]);
}
