import type { TFunction } from 'i18next';
import { formatCpfOrCnpj, isCpfOrCnpj } from '@/platform/format/document';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import { type CashBook, DOCUMENT_TYPES, ENTRY_TYPES } from '../bookTypes';
import type { BookRow } from '../rules/cashBook';

const bare = (document: string) => document.replace(/[.\-/\s]/g, '').toUpperCase();

/** What an entry moved: negative when money went out; null while its share is missing. */
const moved = ({ movement, own }: BookRow) => (own === null || movement === 'INCOME' ? own : -own);

/**
 * The columns of the book. What an entry lacks is added in its cell. On a telephone the amount stands beside the day, in
 * one column for both sides: it is seen without scrolling.
 */
export function bookColumns(
  t: TFunction<'financeCashBook'>,
  properties: CashBook['properties'],
  small = false,
): readonly SheetColumn<BookRow>[] {
  const options = (values: readonly string[], words: 'documentTypes' | 'entryTypes') =>
    values.map((value) => ({ value, label: t(`${words}.${value}`, value) }));
  const needed = (value: unknown) => (value === null || value === '' ? t('edit.needed') : null);
  const money = { kind: 'money', width: 116 } as const;
  const day = { field: 'day', header: t('columns.day'), kind: 'date' } as const;
  const documentNumber = { field: 'documentNumber', header: t('columns.document'), width: 92 } as const;
  const names = [
    { field: 'account', header: t('columns.account'), identifying: true },
    { field: 'partner', header: t('columns.partner'), width: 170 },
  ] as const;
  const amounts: readonly SheetColumn<BookRow>[] = [
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
  ];
  const amount: SheetColumn<BookRow> = {
    field: 'amount',
    header: t('columns.amount'),
    ...money,
    nothing: '–',
    value: moved,
    total: 'sum',
  };
  return [
    ...(small ? [day, amount, ...names, documentNumber] : [day, documentNumber, ...names, ...amounts]),
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
          typeof value === 'string' && isCpfOrCnpj(bare(value)) ? null : t('edit.partnerDocument'),
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
}
