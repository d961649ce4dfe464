import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { FigureScroll } from '@/platform/ui/FigureTable';
import { useRotationDrag } from '../drag/useRotationDrag';
import { useRotationRows } from '../hooks/useRotationRows';
import { useRowsInView } from '../hooks/useRowsInView';
import type { Rotation, RotationEntry, RotationPlot, SeasonColumn } from '../rotationTypes';
import { columnText, nameOf, refusalText } from '../rotationWords';
import { type Placed, placedIn, plantableKey, plantables } from '../rules/placing';
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

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const cellOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;

interface RotationTableProps {
  readonly title: string;
  readonly rotation: Rotation;
  readonly columns: readonly SeasonColumn[];
  readonly onOpen: (plot: RotationPlot, column: SeasonColumn) => void;
  /** Puts it there, or says why that cannot be. */
  readonly onPlace: (placed: Placed, plot: RotationPlot, column: SeasonColumn) => void;
}

/** Plots by farm, seasons across, and at the foot the area of each crop. What is planned is dragged, or moved by Shift and an arrow key. */
export function RotationTable({ title, rotation, columns, onOpen, onPlace }: RotationTableProps) {
  const { t } = useTranslation('agricultureRotation');
  const { plots, entries } = rotation;
  const { ordered, lines, heights, byCell, warnings } = useRotationRows(rotation, columns);
  const { attach, start, end, before, after } = useRowsInView(heights);
  const crops = useMemo(() => plantables(entries), [entries]);
  const [armed, setArmed] = useState<string | null>(null);
  const areas = useMemo(
    () => areasOf(plots, entries, columns, (entry) => nameOf(t, entry)),
    [plots, entries, columns, t],
  );
  const names = useMemo(() => columns.map((column) => columnText(t, column)), [columns, t]);
  const placeOf = (cell: string) => {
    const [row = -1, at = -1] = cell.split(':').map(Number);
    const [plot, column] = [ordered[row], columns[at]];
    return plot && column ? { plot, column } : null;
  };
  const fromPalette = (key: string): Placed | null => {
    const what = crops.find((one) => plantableKey(one) === key);
    return what ? { what, entry: null } : null;
  };
  const carried = (source: string): Placed | null => {
    const [kind, ...rest] = source.split(':');
    if (kind === 'palette') return fromPalette(rest.join(':'));
    const entry = entries.find(({ id }) => String(id) === rest[0]);
    return entry ? { what: entry, entry } : null;
  };
  const put = (placed: Placed | null, cell: string) => {
    const place = placeOf(cell);
    if (!place || !placed) return;
    const { entry } = placed;
    const { plot, column } = place;
    if (entry?.plotId === plot.id && entry.year === column.year && entry.season === column.season) return;
    onPlace(placed, plot, column);
  };
  const { ghost, handlers } = useRotationDrag({
    judge: (source, cell) => {
      const [placed, place] = [carried(source), placeOf(cell)];
      if (!placed || !place) return { fits: false, says: '' };
      const home = plots.find(({ id }) => id === placed.entry?.plotId);
      const found = placedIn(placed, place.plot, place.column, entries, home);
      const where = t('cell', { plot: place.plot.name, column: columnText(t, place.column) });
      return found?.refusal
        ? { fits: false, says: refusalText(t, found.refusal, place.plot, place.column) }
        : { fits: true, says: `${nameOf(t, placed.what)} → ${where}` };
    },
    onDrop: (source, cell) => put(carried(source), cell),
  });
  const keyed = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key === 'Escape') setArmed(null);
    const step = STEPS[event.key];
    const cell = cellOf(event.target);
    if (!step || cell === undefined) return;
    const [row = 0, column = 0] = cell.split(':').map(Number);
    const target = `${row + step[0]}:${column + step[1]}`;
    event.preventDefault();
    const place = placeOf(cell);
    if (event.shiftKey && place) {
      const own = entries.find(
        (one: RotationEntry) =>
          one.plotId === place.plot.id &&
          one.year === place.column.year &&
          one.season === place.column.season &&
          one.state === 'PLANNED',
      );
      if (own && placeOf(target)) put({ what: own, entry: own }, target);
      else return;
    }
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${target}"]`)?.focus();
  };
  const pressed = (event: MouseEvent<HTMLTableElement>) => {
    const cell = cellOf(event.target);
    const place = cell === undefined ? null : placeOf(cell);
    if (cell === undefined || !place) return;
    if (armed === null) onOpen(place.plot, place.column);
    else put(fromPalette(armed), cell);
  };
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
            {before > 0 && (
              <tr aria-hidden>
                <td className="space" colSpan={columns.length + 1} style={{ height: before }}>
                  {'\u00a0'}
                </td>
              </tr>
            )}
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
            {after > 0 && (
              <tr aria-hidden>
                <td className="space" colSpan={columns.length + 1} style={{ height: after }}>
                  {'\u00a0'}
                </td>
              </tr>
            )}
          </tbody>
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
        </Table>
      </Scroll>
      <Ghost ref={ghost} hidden aria-hidden />
    </div>
  );
}
