import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { headOf } from '@/platform/grid/columnSpec';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { PlacedRow, RowsColumn } from '../rules/readRows';

interface RowsPreviewProps<Name extends string> {
  readonly label: string;
  readonly columns: readonly RowsColumn<Name>[];
  readonly wordOf: (name: Name) => string;
  readonly rows: readonly PlacedRow<Name>[];
  readonly faults: readonly { readonly line: number }[];
}

/** What a file's lines were read as; those with something wrong are marked. */
export function RowsPreview<Name extends string>(props: RowsPreviewProps<Name>) {
  const { label, columns, wordOf, rows, faults } = props;
  const { t } = useTranslation('referenceImport');
  const wrong = new Set(faults.map(({ line }) => line));
  const textOf = (row: PlacedRow<Name>, { name, decimals, minDecimals = decimals }: RowsColumn<Name>) =>
    formatNumber(row[name], { decimals, minDecimals }) || '–';
  const [first, ...others] = columns;
  return (
    <FigureScroll role="region" aria-label={label} tabIndex={0} sx={{ mt: 1.5, maxHeight: 320 }}>
      <FigureTable>
        <thead>
          <tr>
            {columns.map(({ name, unit }) => (
              <th key={name} scope="col">
                {headOf({ field: name, header: wordOf(name), unit })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <th scope="row">
                {wrong.has(row.line) && (
                  <WarningAmberOutlined
                    titleAccess={t('wrong')}
                    sx={{ mr: 0.5, fontSize: 15, verticalAlign: 'middle' }}
                  />
                )}
                {first && textOf(row, first)}
              </th>
              {others.map((column) => (
                <td key={column.name}>{textOf(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </FigureScroll>
  );
}
