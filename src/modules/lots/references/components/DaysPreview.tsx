import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { headOf } from '@/platform/grid/columnSpec';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { figureWord } from '../dayWords';
import type { ReferenceKind } from '../referenceChoices';
import type { PlacedDay } from '../rules/checkDays';
import { DAY_COLUMNS } from '../rules/dayColumns';

interface DaysPreviewProps {
  readonly kind: ReferenceKind;
  readonly days: readonly PlacedDay[];
  readonly faults: readonly { readonly line: number }[];
}

/** What a file's lines were read as; those with something wrong are marked. */
export function DaysPreview({ kind, days, faults }: DaysPreviewProps) {
  const { t } = useTranslation('chickenReferences');
  const wrong = new Set(faults.map(({ line }) => line));
  const columns = DAY_COLUMNS[kind];
  const label = t('import.preview');
  return (
    <FigureScroll role="region" aria-label={label} tabIndex={0} sx={{ mt: 1.5, maxHeight: 320 }}>
      <FigureTable>
        <thead>
          <tr>
            <th scope="col">{figureWord(t, 'day')}</th>
            {columns.map(({ name, unit }) => (
              <th key={name} scope="col">
                {headOf({ field: name, header: figureWord(t, name), unit })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((row) => (
            <tr key={row.line}>
              <th scope="row">
                {wrong.has(row.line) && (
                  <WarningAmberOutlined
                    titleAccess={t('import.wrong')}
                    sx={{ mr: 0.5, fontSize: 15, verticalAlign: 'middle' }}
                  />
                )}
                {row.day}
              </th>
              {columns.map(({ name, decimals }) => (
                <td key={name}>{formatNumber(row[name], { decimals }) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </FigureScroll>
  );
}
