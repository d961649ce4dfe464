import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetFigures } from '@/platform/sheet/sheetProps';
import type { Arithmetic, Report, ReportColumn, ReportFoot, ReportRow } from '../reportTypes';
import { changeOf, deltaOf, type PairedRows, sideOf, type Sides } from '../rules/comparison';
import { arithmeticOf, figureOf, totalOf } from '../rules/figures';

type Part = 'was' | 'delta' | 'change';

/** The heads of the columns beside one: '{{column}} · Δ'. */
export type PartWords = (part: Part, column: string) => string;

const NOTHING = '–';
const FIGURES: readonly ReportColumn['kind'][] = ['number', 'money', 'percent'];
const WIDTHS: Readonly<Record<Part, number>> = { was: 176, delta: 140, change: 110 };

/** Field of a column beside another. */
export const partField = (field: string, part: Part) => `${field}~${part}`;

const PARTS: Readonly<Record<Part, (now: number | null, was: number | null) => number | null>> = {
  was: (_, was) => was,
  delta: deltaOf,
  change: changeOf,
};

/** The parts that stand beside a figure; of a percentage the difference alone, in points. */
const partsOf = ({ kind }: ReportColumn): readonly Part[] =>
  kind === 'percent' ? ['was', 'delta'] : ['was', 'delta', 'change'];

const isCompared = ({ total, compared, kind }: ReportColumn) =>
  total !== undefined && compared !== false && FIGURES.includes(kind);

function columnBeside(
  column: ReportColumn,
  spec: SheetColumn<ReportRow>,
  part: Part,
  sides: PairedRows['sides'],
  words: PartWords,
): SheetColumn<ReportRow> {
  const { header, decimals, unit, kind } = spec;
  const figure = PARTS[part];
  const ofRow = (row: ReportRow) => {
    const { now = null, was = null } = sides.get(row) ?? {};
    return figure(now && figureOf(now, column.field), was && figureOf(was, column.field));
  };
  const points = kind === 'percent' && part === 'delta';
  return {
    field: partField(column.field, part),
    header: words(part, header),
    ...(part === 'change' ? { kind: 'percent', decimals: 1 } : kind ? { kind } : {}),
    ...(part === 'change' || decimals === undefined ? {} : { decimals }),
    ...(points ? { unit: 'p.p.' } : part === 'change' ? { unit: '' } : unit === undefined ? {} : { unit }),
    width: WIDTHS[part],
    nothing: NOTHING,
    value: ofRow,
    total: (rows) =>
      figure(totalOf(column, sideOf(sides, rows, 'now')), totalOf(column, sideOf(sides, rows, 'was'))),
    ...(spec.hidden ? { hidden: true } : {}),
  };
}

/**
 * The columns of a report with another time beside it: each figure that has a sum, a mean or a quotient is followed by
 * what it was then, the difference and the difference in per cent. What is not known on one side is a dash. What
 * compares stands right behind what names the row, so that it is in view.
 */
export function comparedColumns(
  { columns }: Pick<Report, 'columns'>,
  specs: readonly SheetColumn<ReportRow>[],
  sides: PairedRows['sides'],
  words: PartWords,
): readonly SheetColumn<ReportRow>[] {
  const compares = ({ field }: SheetColumn<ReportRow>) =>
    columns.some((column) => column.field === field && isCompared(column));
  const named = specs.filter(({ identifying }) => identifying);
  const naming = named.length > 0 ? named : specs.slice(0, 1).filter((spec) => !compares(spec));
  const others = specs.filter((spec) => !compares(spec) && !naming.includes(spec));
  return [...naming, ...specs.filter(compares), ...others].flatMap((spec): SheetColumn<ReportRow>[] => {
    const column = columns.find(({ field }) => field === spec.field);
    if (!column || !FIGURES.includes(column.kind)) return [spec];
    const own: SheetColumn<ReportRow> = {
      ...spec,
      value: (row) => sides.get(row)?.now?.[spec.field] ?? null,
      ...(column.total === undefined ? {} : { total: (rows) => totalOf(column, sideOf(sides, rows, 'now')) }),
    };
    if (!isCompared(column)) return [own];
    return [own, ...partsOf(column).map((part) => columnBeside(column, spec, part, sides, words))];
  });
}

/** How a figure of the sheet comes about, of either time or between both; null for one that does not tell. */
export function comparedArithmetic(
  { columns }: Pick<Report, 'columns'>,
  field: string,
  sides: PairedRows['sides'] | null,
  rows: readonly ReportRow[],
): Arithmetic | null {
  const [own = '', part] = field.split('~');
  const column = columns.find((each) => each.field === own);
  if (!column) return null;
  if (!sides) return arithmeticOf(column, rows);
  const [now, was] = [sideOf(sides, rows, 'now'), sideOf(sides, rows, 'was')];
  if (part === undefined) return arithmeticOf(column, now);
  if (part === 'was') return arithmeticOf(column, was);
  const known = (some: readonly ReportRow[]) => arithmeticOf(column, some);
  const [first, second] = [known(now), known(was)];
  if (!first || !second) return null;
  return {
    kind: part === 'delta' ? 'difference' : 'change',
    numerator: { fields: [own], value: totalOf(column, now), side: 'now' },
    denominator: { fields: [own], value: totalOf(column, was), side: 'was' },
    times: part === 'delta' ? 1 : 100,
    counted: first.counted + second.counted,
    left: first.left + second.left,
  };
}

/** The figures of a line of the foot on both sides, under the fields of the columns that show them. */
export function comparedFoot(
  { columns }: Pick<Report, 'columns'>,
  { figures }: ReportFoot,
  sides: PairedRows['sides'],
): (rows: readonly ReportRow[]) => SheetFigures {
  const compared = columns.filter(isCompared);
  return (rows) => {
    const now = figures(sideOf(sides, rows, 'now'));
    const then = figures(sideOf(sides, rows, 'was'));
    const parts = compared.flatMap((column): [string, number | null][] => {
      const { field } = column;
      if (now[field] === undefined) return [];
      return partsOf(column).map((part) => [
        partField(field, part),
        PARTS[part](now[field] ?? null, then[field] ?? null),
      ]);
    });
    return { ...now, ...Object.fromEntries(parts) };
  };
}

/** A figure of the whole on both sides. */
export const bothSides = (
  figure: (rows: readonly ReportRow[]) => number | null,
  sides: PairedRows['sides'],
  rows: readonly ReportRow[],
): Record<keyof Sides, number | null> => ({
  now: figure(sideOf(sides, rows, 'now')),
  was: figure(sideOf(sides, rows, 'was')),
});
