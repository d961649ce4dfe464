import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetChange, SheetTotal } from '@/platform/sheet/sheetProps';
import { useStable } from '@/platform/react/useStable';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { useAppDispatch } from '@/platform/store/hooks';
import { mendEntries } from '../bookService';
import type { CashBook } from '../bookTypes';
import { bookChange } from '../rules/bookChange';
import type { BookRow } from '../rules/cashBook';
import { bookWritten } from '../bookSlice';
import { bookColumns } from './bookColumns';

const rowId = (row: BookRow) => row.id;

interface BookSheetProps {
  readonly rows: readonly BookRow[];
  readonly properties: CashBook['properties'];
  readonly exportName: string;
  /** Why it may be empty: nothing was paid, or nothing of it lacks anything. */
  readonly emptyState: 'empty' | 'noPending';
  readonly onFound: (rows: readonly BookRow[]) => void;
}

/** The book line by line; what is missing is mended in its cell. */
export function BookSheet({ rows, properties, exportName, emptyState, onFound }: BookSheetProps) {
  const { t } = useTranslation('financeCashBook');
  const dispatch = useAppDispatch();
  const openOverlay = useOpenOverlay();
  const small = useSmallScreen();
  const columns = useMemo(() => bookColumns(t, properties, small), [t, properties, small]);
  const totals = useMemo((): readonly SheetTotal<BookRow>[] => [{ id: 'sum', label: t('columns.sum') }], [t]);
  const edit = useStable(async (change: SheetChange<BookRow>) => {
    try {
      await mendEntries([change.row.id], bookChange(change));
    } catch (thrown) {
      return saidBy(asAppError(thrown)) || t('edit.failed');
    }
    dispatch(bookWritten());
    return null;
  });
  return (
    <Sheet
      id="finance-cash-book"
      label={t('title')}
      columns={columns}
      rows={rows}
      getRowId={rowId}
      totals={totals}
      onEdit={edit}
      onFound={onFound}
      onOpen={({ documentId, movement }) => {
        if (documentId !== null) openOverlay('documento', { id: String(documentId), movimento: movement });
      }}
      search={t('search')}
      exportName={exportName}
      countLabel={(count) => t('count', { count })}
      emptyState={{ title: t(`${emptyState}.title`), text: t(`${emptyState}.text`) }}
      height="fill"
    />
  );
}
