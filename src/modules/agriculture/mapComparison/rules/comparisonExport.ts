import type { TFunction } from 'i18next';
import type { ExportCell, ExportColumn, ExportTable } from '@/platform/export/exportTable';
import { CHANGE_CLASSES, INDEX_CLASSES } from './ndvi';
import type { PlotChoice } from './plotChoices';
import type { ClassShare, Statistics } from './statistics';
import type { SatelliteDate } from '../../agricultureWire';

interface Compared {
  readonly plot: PlotChoice;
  readonly pair: { readonly a: SatelliteDate; readonly b: SatelliteDate };
  readonly a: Statistics | null;
  readonly b: Statistics | null;
  readonly changed: Statistics | null;
}

const measures = (own: Statistics | null): ExportCell[] =>
  own
    ? [own.mean, own.min, own.max, own.deviation, own.known, own.unknown]
    : [null, null, null, null, null, null];
const shares = (classes: readonly ClassShare[] | undefined, count: number): ExportCell[] =>
  Array.from({ length: count }, (_, at) => classes?.[at]).flatMap((share) => [
    share?.hectares ?? null,
    share?.percent ?? null,
  ]);

/** The figures as a table: a line for each image and one for the change, whose classes have columns of their own. */
export function comparisonTable(
  t: TFunction<['agriculture']>,
  { plot, pair, a, b, changed }: Compared,
): ExportTable {
  const text = (head: string): ExportColumn => ({ head, type: 'text', decimals: 0 });
  const number = (head: string, decimals: number): ExportColumn => ({ head, type: 'number', decimals });
  const area = (name: string): ExportColumn[] => [
    number(t('mapComparison.file.hectares', { name }), 2),
    number(t('mapComparison.file.percent', { name }), 1),
  ];
  const columns: ExportColumn[] = [
    text(t('mapComparison.farm')),
    text(t('mapComparison.plot')),
    text(t('mapComparison.file.image')),
    { head: t('mapComparison.file.date'), type: 'date', decimals: 0 },
    number(t('mapComparison.file.clouds'), 0),
    ...(['mean', 'min', 'max', 'deviation'] as const).map((name) =>
      number(t(`mapComparison.statistics.${name}`), 3),
    ),
    ...(['known', 'unknown'] as const).map((name) => number(t(`mapComparison.statistics.${name}`), 2)),
    ...INDEX_CLASSES.flatMap((name) => area(t(`mapComparison.classes.${name}`))),
    ...CHANGE_CLASSES.flatMap((name) => area(t(`mapComparison.changes.${name}`))),
  ];
  const [index, change] = [INDEX_CLASSES.length, CHANGE_CLASSES.length];
  const line = (letter: 'A' | 'B', image: SatelliteDate, own: Statistics | null): ExportCell[] => [
    plot.farmName,
    plot.name,
    letter,
    image.date,
    image.cloudCover,
    ...measures(own),
    ...shares(own?.classes, index),
    ...shares(undefined, change),
  ];
  return {
    title: t('mapComparison.title'),
    columns,
    rows: [
      line('A', pair.a, a),
      line('B', pair.b, b),
      [
        plot.farmName,
        plot.name,
        t('mapComparison.statistics.change'),
        null,
        null,
        ...measures(changed),
        ...shares(undefined, index),
        ...shares(changed?.classes, change),
      ],
    ],
  };
}
