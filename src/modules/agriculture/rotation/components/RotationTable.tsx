import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { Fragment, type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import type { Rotation, RotationEntry, RotationPlot, SeasonColumn } from '../rotationTypes';
import { columnText, nameOf, yearText } from '../rotationWords';
import { areasOf, type Warning, warningsOf } from '../rules/rotation';
import { RotationCell } from './RotationCell';

const Table = styled(FigureTable)(({ theme }) => ({
  width: 'max-content',
  minWidth: '100%',
  '& .name': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    minWidth: 150,
    textAlign: 'left',
    background: theme.tokens.surface,
  },
  '& thead .name': { zIndex: 3, background: theme.tokens.surfaceSunken },
  '& .farm th': { textAlign: 'left', fontWeight: 600, background: theme.tokens.surfaceSunken },
  '& td.cell': { padding: 2, minWidth: 108, textAlign: 'left', verticalAlign: 'top' },
  '& tfoot th, & tfoot td': { background: theme.tokens.surface },
  '& .free': { color: theme.tokens.textMuted },
}));
const Scroll = styled(FigureScroll)({ maxHeight: 'calc(100dvh - 200px)', minHeight: 280 });

/** Arrow keys go from cell to cell; Enter opens one, as a press does. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const steps: Record<string, readonly [row: number, column: number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  };
  const step = steps[event.key];
  const at = event.target instanceof HTMLElement ? event.target.dataset['cell'] : undefined;
  if (!step || at === undefined) return;
  const [row = 0, column = 0] = at.split(':').map(Number);
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-cell="${row + step[0]}:${column + step[1]}"]`,
  );
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const NONE: readonly RotationEntry[] = [];
const keyOf = (plotId: number, { year, season }: SeasonColumn) => `${plotId} ${year} ${season}`;

interface RotationTableProps {
  readonly title: string;
  readonly rotation: Rotation;
  readonly columns: readonly SeasonColumn[];
  readonly onOpen: (plot: RotationPlot, column: SeasonColumn) => void;
}

/** Plots by farm, seasons across, and at the foot the area of each crop. */
export function RotationTable({ title, rotation, columns, onOpen }: RotationTableProps) {
  const { t } = useTranslation('agricultureRotation');
  const { plots, entries } = rotation;
  const farms = useMemo(() => [...new Set(plots.map(({ farmName }) => farmName))], [plots]);
  const ordered = useMemo(
    () => farms.flatMap((farm) => plots.filter(({ farmName }) => farmName === farm)),
    [farms, plots],
  );
  const warnings = useMemo(() => {
    const byPlot = new Map<number, RotationEntry[]>();
    for (const entry of entries) byPlot.set(entry.plotId, [...(byPlot.get(entry.plotId) ?? []), entry]);
    return plots.flatMap((plot) => warningsOf(plot, byPlot.get(plot.id) ?? NONE));
  }, [plots, entries]);
  const byEntry = useMemo(() => {
    const found = new Map<number, Warning[]>();
    for (const warning of warnings)
      found.set(warning.entry.id, [...(found.get(warning.entry.id) ?? []), warning]);
    return found;
  }, [warnings]);
  const areas = useMemo(
    () => areasOf(plots, entries, columns, (entry) => nameOf(t, entry)),
    [plots, entries, columns, t],
  );
  const byCell = useMemo(() => {
    const cells = new Map<string, RotationEntry[]>();
    for (const entry of entries) {
      const key = keyOf(entry.plotId, entry);
      cells.set(key, [...(cells.get(key) ?? []), entry]);
    }
    return cells;
  }, [entries]);
  const rowOf = useMemo(() => new Map(ordered.map(({ id }, at) => [id, at])), [ordered]);
  const years = [...new Set(columns.map(({ year }) => year))];
  return (
    <>
      {warnings.length > 0 && (
        <p role="status">
          <WarningAmberOutlined fontSize="inherit" aria-hidden />{' '}
          {t('warnings.count', { count: warnings.length })}
        </p>
      )}
      <Scroll role="region" aria-label={title} tabIndex={0}>
        <Table onKeyDown={moveFocus}>
          <thead>
            <tr>
              <th className="name">{t('plot')}</th>
              {years.flatMap((year) =>
                columns
                  .filter((column) => column.year === year)
                  .map((column) => (
                    <th key={`${year}${column.season}`} className="text">
                      {t(`seasons.${column.season}`)} {yearText(year)}
                    </th>
                  )),
              )}
            </tr>
          </thead>
          <tbody>
            {farms.map((farm) => (
              <Fragment key={farm}>
                <tr className="farm">
                  <th className="name" scope="rowgroup" colSpan={columns.length + 1}>
                    {farm}
                  </th>
                </tr>
                {ordered
                  .filter(({ farmName }) => farmName === farm)
                  .map((plot) => (
                    <tr key={plot.id}>
                      <th className="name" scope="row">
                        {t('plotWithArea', { name: plot.name, area: formatNumber(plot.hectares) })}
                      </th>
                      {columns.map((column, at) => (
                        <td key={`${column.year}${column.season}`} className="cell">
                          <RotationCell
                            place={`${rowOf.get(plot.id) ?? 0}:${at}`}
                            label={t('cell', { plot: plot.name, column: columnText(t, column) })}
                            entries={byCell.get(keyOf(plot.id, column)) ?? NONE}
                            warnings={byEntry}
                            onOpen={() => onOpen(plot, column)}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
              </Fragment>
            ))}
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
    </>
  );
}
