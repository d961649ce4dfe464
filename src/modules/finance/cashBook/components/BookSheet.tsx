import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCpfOrCnpj, isCpfOrCnpj } from '@/platform/format/document';
import { asAppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetChange, SheetTotal } from '@/platform/sheet/sheetProps';
import { useStable } from '@/platform/react/useStable';
import { useAppDispatch } from '@/platform/store/hooks';
import { mendEntries } from '../bookService';
import { type BookChange, type CashBook, DOCUMENT_TYPES, ENTRY_TYPES } from '../bookTypes';
import type { BookRow } from '../rules/cashBook';
import { bookWritten } from '../bookSlice';

const rowId = (row: BookRow) => row.id;

/** What a changed cell asks to be mended. */
function changeOf({ field, value }: SheetChange<BookRow>): BookChange {
  const text = typeof value === 'string' ? value : '';
  if (field === 'farm') return { farmId: Number(text) };
  if (field === 'share') return { share: Math.round(Number(value) * 100) };
  if (field === 'partnerDocument') return { partnerDocument: text.replace(/[.\-/\s]/g, '').toUpperCase() };
  return field === 'documentType' ? { documentType: text } : { entryType: text };
}

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
  const columns = useMemo((): readonly SheetColumn<BookRow>[] => {
    const options = (values: readonly string[], words: 'documentTypes' | 'entryTypes') =>
      values.map((value) => ({ value, label: t(`${words}.${value}`, value) }));
    const needed = (value: unknown) => (value === null || value === '' ? t('edit.needed') : null);
    const money = { kind: 'money', width: 116 } as const;
    return [
      { field: 'day', header: t('columns.day'), kind: 'date' },
      { field: 'documentNumber', header: t('columns.document'), width: 92 },
      { field: 'account', header: t('columns.account'), identifying: true },
      { field: 'partner', header: t('columns.partner'), width: 170 },
      {
        field: 'in',
        header: t('columns.in'),
        ...money,
        nothing: '',
        value: ({ movement, own }) => (movement === 'INCOME' ? own : null),
        total: 'sum',
      },
      {
        field: 'out',
        header: t('columns.out'),
        ...money,
        value: ({ movement, own }) => (movement === 'EXPENSE' ? own : null),
        total: 'sum',
      },
      { field: 'balance', header: t('columns.balance'), ...money, nothing: '–' },
      {
        field: 'gaps',
        header: t('columns.gaps'),
        width: 200,
        value: ({ gaps }) => gaps.map((gap) => t(`gaps.${gap}`)).join(', '),
      },
      {
        field: 'farm',
        header: t('columns.farm'),
        width: 180,
        value: ({ farmId }) => (farmId === null ? '' : String(farmId)),
        format: (value) => properties.find(({ id }) => String(id) === value)?.name ?? '–',
        edit: {
          as: 'select',
          options: properties.map(({ id, name }) => ({ value: String(id), label: name })),
          validate: needed,
        },
      },
      {
        field: 'documentType',
        header: t('columns.documentType'),
        width: 140,
        format: (value) => t(`documentTypes.${String(value)}`, String(value)),
        edit: { as: 'select', options: options(DOCUMENT_TYPES, 'documentTypes'), validate: needed },
      },
      {
        field: 'partnerDocument',
        header: t('columns.partnerDocument'),
        width: 170,
        format: (value) => formatCpfOrCnpj(String(value)),
        edit: {
          as: 'text',
          maxLength: 20,
          validate: (value) =>
            typeof value === 'string' && isCpfOrCnpj(value.replace(/[.\-/\s]/g, '').toUpperCase())
              ? null
              : t('edit.partnerDocument'),
        },
      },
      {
        field: 'entryType',
        header: t('columns.entryType'),
        width: 190,
        format: (value) => t(`entryTypes.${String(value)}`, String(value)),
        edit: { as: 'select', options: options(ENTRY_TYPES, 'entryTypes'), validate: needed },
      },
      {
        field: 'share',
        header: t('columns.share'),
        kind: 'percent',
        width: 130,
        value: ({ share }) => (share === null ? null : share / 100),
        edit: {
          as: 'number',
          validate: (value) =>
            typeof value === 'number' && value > 0 && value <= 100 ? null : t('edit.share'),
        },
      },
    ];
  }, [t, properties]);
  const totals = useMemo((): readonly SheetTotal<BookRow>[] => [{ id: 'sum', label: t('columns.sum') }], [t]);
  const edit = useStable(async (change: SheetChange<BookRow>) => {
    try {
      await mendEntries([change.row.id], changeOf(change));
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
