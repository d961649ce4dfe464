import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { FigureScroll } from '@/platform/ui/FigureTable';
import { useRotationMoves } from '../hooks/useRotationMoves';
import { useRotationRows } from '../hooks/useRotationRows';
import { useRowsInView } from '../hooks/useRowsInView';
import type { Rotation, RotationPlot, SeasonColumn } from '../rotationTypes';
import { columnText, nameOf } from '../rotationWords';
import { type Placed, plantables } from '../rules/placing';
import { areasOf } from '../rules/rotation';
import { CropPalette } from './CropPalette';
import { CELL_WIDTH, NAME_WIDTH, Table } from './rotationLook';
import { RotationRow } from './RotationRow';

const Scroll = styled(FigureScroll)({ maxHeight: 'calc(100dvh - 232px)', minHeight: 280 });
const Ghost = styled('div')(({ theme }) => ({
  ...typeStep('chip'),
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 0,
  left: 0,
  maxWidth: 320,
  padding: '4px 10px',
  borderRadius: radius.chip,
  pointerEvents: 'none',
  background: theme.tokens.success.soft,
  color: theme.tokens.success.softText,
  boxShadow: theme.shadows[8],
  '&[data-fits="false"]': { background: theme.tokens.danger.soft, color: theme.tokens.danger.softText },
}));

interface RotationTableProps {
  readonly title: string;
  readonly rotation: Rotation;
  readonly columns: readonly SeasonColumn[];
  readonly onOpen: (plot: RotationPlot, column: SeasonColumn) => void;
  /** Puts it there, or says why that cannot be. */
  readonly onPlace: (placed: Placed, plot: RotationPlot, column: SeasonColumn) => void;
}

/** Room of the lines that are out of view. */
function Space({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden>
      <td className="space" colSpan={columns} style={{ height }}>
        {'\u00a0'}
      </td>
    </tr>
  );
}

interface AreaFootProps {
  readonly areas: ReturnType<typeof areasOf>;
  readonly columns: readonly SeasonColumn[];
}

/** The area of each crop in each season, and what is free. */
function AreaFoot({ areas, columns }: AreaFootProps) {
  const { t } = useTranslation('agricultureRotation');
  return (
    <tfoot>
      {areas.map(({ name, byColumn }) => (
        <tr key={name ?? ''} className={name === null ? 'free' : undefined}>
          <th className="name" scope="row">
            {t('areaOf', { name: name ?? t('free') })}
          </th>
          {byColumn.map((hectares, at) => (
            <td key={`${columns[at]?.year}${columns[at]?.season}`}>
              {hectares === 0 ? '' : formatNumber(hectares)}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

/** Plots by farm, seasons across, and at the foot the area of each crop. What is planned is dragged, or moved by Shift and an arrow key. */
export function RotationTable({ title, rotation, columns, onOpen, onPlace }: RotationTableProps) {
  const { t } = useTranslation('agricultureRotation');
  const { plots, entries } = rotation;
  const { ordered, lines, heights, byCell, warnings } = useRotationRows(rotation, columns);
  const { attach, start, end, before, after } = useRowsInView(heights);
  const crops = useMemo(() => plantables(entries), [entries]);
  const { armed, setArmed, ghost, handlers, keyed, pressed } = useRotationMoves({
    ordered,
    columns,
    entries,
    crops,
    onOpen,
    onPlace,
  });
  const areas = useMemo(
    () => areasOf(plots, entries, columns, (entry) => nameOf(t, entry)),
    [plots, entries, columns, t],
  );
  const names = useMemo(() => columns.map((column) => columnText(t, column)), [columns, t]);
  return (
    <div {...handlers}>
      {warnings.count > 0 && (
        <p role="status" style={{ margin: '0 0 6px' }}>
          <WarningAmberOutlined fontSize="inherit" aria-hidden />{' '}
          {t('warnings.count', { count: warnings.count })}
        </p>
      )}
      <CropPalette crops={crops} nameOf={(crop) => nameOf(t, crop)} armed={armed} onArm={setArmed} />
      <Scroll ref={attach} data-rotation-scroll role="region" aria-label={title} tabIndex={0}>
        <Table
          onKeyDown={keyed}
          onClick={pressed}
          aria-rowcount={lines.length + 1 + areas.length}
          style={{ width: NAME_WIDTH + columns.length * CELL_WIDTH, minWidth: '100%' }}
        >
          <colgroup>
            <col style={{ width: NAME_WIDTH }} />
            {columns.map(({ year, season }) => (
              <col key={`${year}${season}`} style={{ width: CELL_WIDTH }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th className="name">{t('plot')}</th>
              {columns.map((column) => (
                <th key={`${column.year}${column.season}`} className="text">
                  {columnText(t, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Space height={before} columns={columns.length + 1} />
            {lines.slice(start, end).map((line) =>
              'farm' in line ? (
                <tr key={line.farm} className="farm" style={{ height: line.height }}>
                  <th className="name" scope="rowgroup" colSpan={columns.length + 1}>
                    {line.farm}
                  </th>
                </tr>
              ) : (
                <RotationRow
                  key={line.plot.id}
                  plot={line.plot}
                  at={line.at}
                  height={line.height}
                  columns={columns}
                  names={names}
                  byCell={byCell}
                  warnings={warnings.byEntry}
                />
              ),
            )}
            <Space height={after} columns={columns.length + 1} />
          </tbody>
          <AreaFoot areas={areas} columns={columns} />
        </Table>
      </Scroll>
      <Ghost ref={ghost} hidden aria-hidden />
    </div>
  );
}
