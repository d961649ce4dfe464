import type { TFunction } from 'i18next';
import type { ExportTable } from '@/platform/export/exportTable';
import type { Rotation, SeasonColumn } from './rotationTypes';
import { columnText, entryText, goingText } from './rotationWords';
import { continuesIn, standsIn } from './rules/rotation';

/** The table on paper: plots down, seasons across; those in which nothing stands anywhere are left out. */
export function rotationPaper(
  t: TFunction<['agricultureRotation']>,
  title: string,
  { plots, entries }: Rotation,
  columns: readonly SeasonColumn[],
): ExportTable {
  const own = (column: SeasonColumn, plotId?: number) =>
    entries.filter((entry) => standsIn(entry, column) && (plotId === undefined || entry.plotId === plotId));
  const going = (column: SeasonColumn, plotId: number) =>
    entries.filter((entry) => continuesIn(entry, column) && entry.plotId === plotId);
  const used = columns.filter((column) => own(column).length > 0);
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
  };
}
