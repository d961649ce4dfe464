import type { TFunction } from 'i18next';
import type { ExportTable } from '@/platform/export/exportTable';
import { formatNumber } from '@/platform/format/number';
import type { Rotation, SeasonColumn } from './rotationTypes';
import { columnText, entryText, goingText, nameOf } from './rotationWords';
import { areasOf, continuesIn, standsIn } from './rules/rotation';

/**
 * The table on paper: plots down, seasons across, at the foot the area of each crop; seasons in which nothing stands
 * anywhere are left out.
 */
export function rotationPaper(
  t: TFunction<['agricultureRotation']>,
  title: string,
  { plots, entries: all }: Rotation,
  columns: readonly SeasonColumn[],
): ExportTable {
  const shown = new Set(plots.map(({ id }) => id));
  const entries = all.filter(({ plotId }) => shown.has(plotId));
  const own = (column: SeasonColumn, plotId?: number) =>
    entries.filter((entry) => standsIn(entry, column) && (plotId === undefined || entry.plotId === plotId));
  const going = (column: SeasonColumn, plotId: number) =>
    entries.filter((entry) => continuesIn(entry, column) && entry.plotId === plotId);
  const used = columns.filter((column) => own(column).length > 0);
  const feet = areasOf(plots, entries, used, (entry) => nameOf(t, entry)).map(({ name, byColumn }) => [
    t('areaOf', { name: name ?? t('free') }),
    '',
    null,
    ...byColumn.map((hectares) => (hectares === 0 ? '' : formatNumber(hectares))),
  ]);
  return {
    title,
    columns: [
      { head: t('farm'), type: 'text', decimals: 0 },
      { head: t('plot'), type: 'text', decimals: 0 },
      { head: t('area'), type: 'number', decimals: 2 },
      ...used.map((column) => ({ head: columnText(t, column), type: 'text' as const, decimals: 0 })),
    ],
    rows: plots.map((plot) => [
      plot.farmName,
      plot.name,
      plot.hectares,
      ...used.map((column) =>
        own(column, plot.id)
          .map((entry) => entryText(t, entry))
          .concat(going(column, plot.id).map((entry) => goingText(t, entry)))
          .join('; '),
      ),
    ]),
    totals: feet.at(-1) ?? null,
    totalsAbove: feet.slice(0, -1),
  };
}
