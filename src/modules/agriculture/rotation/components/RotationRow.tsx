import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import type { RotationEntry, RotationPlot, SeasonColumn } from '../rotationTypes';
import type { Warning } from '../rules/rotation';
import { RotationCell } from './RotationCell';

const NONE: readonly RotationEntry[] = [];
export const cellKey = (plotId: number, { year, season }: SeasonColumn) => `${plotId} ${year} ${season}`;

interface RotationRowProps {
  readonly plot: RotationPlot;
  /** Among all plots, for the arrow keys. */
  readonly at: number;
  /** px. */
  readonly height: number;
  readonly columns: readonly SeasonColumn[];
  /** What each of them is called. */
  readonly names: readonly string[];
  readonly byCell: ReadonlyMap<string, readonly RotationEntry[]>;
  readonly warnings: ReadonlyMap<number, readonly Warning[]>;
}

/** One plot over all seasons. Drawn once for what it shows: scrolling and dragging draw it no second time. */
export const RotationRow = memo(function RotationRow(props: RotationRowProps) {
  const { plot, at, height, columns, names, byCell, warnings } = props;
  const { t } = useTranslation('agricultureRotation');
  return (
    <tr style={{ height }}>
      <th className="name" scope="row" title={plot.name}>
        {t('plotWithArea', { name: plot.name, area: formatNumber(plot.hectares) })}
      </th>
      {columns.map((column, place) => (
        <td key={cellKey(plot.id, column)} className="cell">
          <RotationCell
            place={`${at}:${place}`}
            label={t('cell', { plot: plot.name, column: names[place] ?? '' })}
            column={column}
            entries={byCell.get(cellKey(plot.id, column)) ?? NONE}
            before={place === 0 ? NONE : (byCell.get(cellKey(plot.id, columns[place - 1] ?? column)) ?? NONE)}
            warnings={warnings}
          />
        </td>
      ))}
    </tr>
  );
});
