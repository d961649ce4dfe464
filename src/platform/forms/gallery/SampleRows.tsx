import { formatNumber } from '@/platform/format/number';
import { MoneyField, NumberField } from '@/platform/forms/fields/NumberField';
import { RowsField } from '@/platform/forms/fields/RowsField';
import { TextField } from '@/platform/forms/fields/TextField';
import { words } from '@/platform/forms/gallery/samples';

interface Item {
  product: string;
  amount: number | null;
  total: number | null;
}

const sum = (rows: readonly Item[], key: 'amount' | 'total') =>
  rows.reduce((all, row) => all + (row[key] ?? 0), 0);

/** A small invoice. */
export function SampleRows({ readOnly, show }: { readOnly: boolean; show: (cents: number) => string }) {
  return (
    <RowsField<Item>
      name="items"
      label={words.items}
      readOnly={readOnly}
      newRow={() => ({ product: '', amount: null, total: null })}
      columns={[
        { key: 'product', head: words.product, renderCell: (cell) => <TextField {...cell} /> },
        {
          key: 'amount',
          head: words.amount,
          numeric: true,
          width: 160,
          renderCell: (cell) => <NumberField {...cell} />,
          total: (rows) => formatNumber(sum(rows, 'amount')),
        },
        {
          key: 'total',
          head: words.total,
          numeric: true,
          width: 200,
          renderCell: (cell) => <MoneyField {...cell} />,
          total: (rows) => show(sum(rows, 'total')),
        },
      ]}
    />
  );
}
