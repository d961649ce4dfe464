import type { FieldValues } from 'react-hook-form';
import { formatMoney } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { type CellProps, RowsField } from '@/platform/forms/fields/RowsField';
import type { OptionSource } from '@/platform/forms/options';
import type { LargeKind, RowsColumn } from '../registerFields';
import type { RegisterTexts } from '../registerTexts';
import type { CommonField } from './commonField';
import { PlainFieldView } from './PlainFieldView';

const NONE: OptionSource = { options: [] };
const FIGURES: readonly string[] = ['number', 'percent', 'integer', 'money'];

interface CellViewProps<Values> {
  readonly column: RowsColumn<Values>;
  readonly cell: CellProps;
  readonly values: Values;
}

function CellView<Values>({ column, cell, values }: CellViewProps<Values>) {
  const common = { ...cell, required: column.required };
  const Options = 'Options' in column ? column.Options : undefined;
  if (!Options) return <PlainFieldView field={column} common={common} values={values} options={NONE} />;
  return (
    <Options values={values}>
      {(options) => <PlainFieldView field={column} common={common} values={values} options={options} />}
    </Options>
  );
}

/** The sum of a column as its figures are written: money in cents, other numbers with their decimals. */
function sumText<Values>(column: RowsColumn<Values>, rows: readonly FieldValues[]): string {
  const sum = rows.reduce((all, row) => {
    const value: unknown = row[column.key];
    return typeof value === 'number' ? all + value : all;
  }, 0);
  if (column.kind === 'money') return formatMoney(sum);
  const decimals = 'decimals' in column ? column.decimals : column.kind === 'integer' ? 0 : undefined;
  return formatNumber(sum, decimals === undefined ? {} : { decimals });
}

interface RowsFieldViewProps<Values> {
  readonly field: Extract<LargeKind<Values>, { kind: 'rows' }>;
  readonly common: CommonField;
  readonly values: Values;
  readonly texts: Pick<RegisterTexts, 'rowsColumn'>;
}

/** Lines of fields, each column of a kind of its own. */
export function RowsFieldView<Values>({ field, common, values, texts }: RowsFieldViewProps<Values>) {
  return (
    <RowsField<FieldValues>
      name={common.name}
      label={common.label}
      required={common.required ?? false}
      // A locked list cannot be disabled cell by cell: it is read.
      readOnly={common.readOnly || common.disabledReason !== undefined}
      minRows={field.minRows ?? 0}
      newRow={field.newRow}
      columns={field.columns.map((column) => ({
        key: column.key,
        head: texts.rowsColumn(common.name, column.key),
        numeric: FIGURES.includes(column.kind),
        ...(column.width === undefined ? {} : { width: column.width }),
        ...(column.total ? { total: (rows: readonly FieldValues[]) => sumText(column, rows) } : {}),
        renderCell: (cell) => <CellView column={column} cell={cell} values={values} />,
      }))}
    />
  );
}
