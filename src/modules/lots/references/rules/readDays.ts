import { BRAZILIAN_MARKS, type NumberMarks } from '@/platform/format/formatLocale';
import { roundHalfAway } from '@/platform/format/number';
import { partsOfHead } from '@/platform/tableFile/headUnits';
import { matchHeads, type WantedColumn } from '@/platform/tableFile/matchHeads';
import type { TableFile } from '@/platform/tableFile/tableFile';
import type { ReferenceKind } from '../referenceChoices';
import type { PlacedDay } from './checkDays';
import { DAY_COLUMNS, emptyDay, type FigureName } from './dayColumns';

/** Heads of the tables that breeders and integrators hand out, in either language; accents do not count. */
const OTHER_HEADS: Readonly<Partial<Record<FigureName | 'day', readonly string[]>>> = {
  day: ['Dia', 'Dias', 'Idade', 'Age', 'Day', 'Days'],
  weight: ['Peso', 'Peso vivo', 'Peso corporal', 'Peso medio', 'Body weight', 'Live weight', 'Weight', 'BW'],
  dailyGain: [
    'Ganho diario',
    'Ganho de peso diario',
    'GPD',
    'GMD',
    'Daily gain',
    'Average daily gain',
    'ADG',
  ],
  dailyFeed: [
    'Consumo diario',
    'Consumo de racao diario',
    'Daily feed intake',
    'Daily intake',
    'Feed intake',
  ],
  totalFeed: [
    'Consumo acumulado',
    'Racao acumulada',
    'Cumulative feed intake',
    'Cumulative intake',
    'Total feed',
  ],
  feedConversion: [
    'CA',
    'Conversao alimentar',
    'Conversao',
    'FCR',
    'Feed conversion',
    'Feed conversion ratio',
  ],
  mortality: ['Mortalidade', 'Mortalidade acumulada', 'Mortality', 'Cumulative mortality'],
};

/** Dust of a conversion is taken off: 0,042 kg is 42 g. */
const CONVERTED_DECIMALS = 6;

/** How a file writes decimals. */
export type DecimalMark = ',' | '.';

/** What of a line could not be read. */
export type CellFault = { readonly line: number } & (
  | { readonly why: 'day'; readonly text: string }
  | { readonly why: 'number'; readonly figure: FigureName; readonly text: string }
  | { readonly why: 'uneven' }
);

export interface DaysRead {
  readonly days: readonly PlacedDay[];
  readonly faults: readonly CellFault[];
  /** Columns that the file may not do without, and heads that stand twice: nothing is read then. */
  readonly missing: readonly (FigureName | 'day')[];
  readonly repeated: readonly string[];
  /** Heads in a unit that cannot be converted. */
  readonly otherUnits: readonly string[];
  /** Heads that no column reads, and columns that no head has: which of them is meant can be chosen. */
  readonly ignored: readonly string[];
  readonly free: readonly (FigureName | 'day')[];
}

/** Heads of a file that somebody has chosen a column for. */
export type ChosenHeads = ReadonlyMap<string, FigureName | 'day'>;

/**
 * Which mark the figures of a file take for decimals: of a cell with both, the last one; else the one that does not stand
 * before exactly three digits, as between thousands; else a comma where there is any. A file of whole numbers has
 * neither: then the Brazilian comma.
 */
export function decimalMarkOf({ lines }: TableFile): DecimalMark {
  const cells = lines.flatMap(({ cells: all }) => all);
  const both = cells.find((cell) => cell.includes(',') && cell.includes('.'));
  if (both) return both.lastIndexOf(',') > both.lastIndexOf('.') ? ',' : '.';
  const has = (shape: RegExp) => cells.some((cell) => shape.test(cell));
  if (has(/^-?\d+,(\d{1,2}|\d{4,})$/)) return ',';
  if (has(/^-?\d+\.(\d{1,2}|\d{4,})$/)) return '.';
  if (has(/^-?\d+,\d+$/)) return ',';
  return has(/^-?\d+\.\d+$/) ? '.' : ',';
}

const marksOf = (decimal: DecimalMark): NumberMarks =>
  decimal === ',' ? BRAZILIAN_MARKS : { decimal: '.', group: ',' };

/** A figure with the marks of its file; undefined for what is none. */
function figureOf(text: string, decimal: DecimalMark, negative: boolean): number | undefined {
  const { group } = marksOf(decimal);
  const bare = text.replace(/[%\s]/g, '');
  const [whole = '', fraction, ...rest] = bare.split(decimal);
  const sign = negative ? '-?' : '';
  const plain = new RegExp(`^${sign}\\d+$`).test(whole);
  const grouped = new RegExp(`^${sign}\\d{1,3}(\\${group}\\d{3})+$`).test(whole);
  if (rest.length > 0 || (!plain && !grouped) || (fraction !== undefined && !/^\d+$/.test(fraction)))
    return undefined;
  return Number(`${whole.replaceAll(group, '')}.${fraction ?? '0'}`);
}

/**
 * The days of a file.
 * @param headsOf under which heads a column may stand
 * @param chosen heads that are not known by themselves, with the column that the user has named for each
 */
export function readDays(
  file: TableFile,
  kind: ReferenceKind,
  decimal: DecimalMark,
  headsOf: (name: FigureName | 'day') => readonly string[],
  chosen: ChosenHeads = new Map(),
): DaysRead {
  const columns = DAY_COLUMNS[kind];
  const chosenFor = (name: FigureName | 'day') =>
    [...chosen].flatMap(([head, column]) => (column === name ? [partsOfHead(head).name] : []));
  const wanted: readonly WantedColumn<FigureName | 'day'>[] = [
    { name: 'day', heads: [...headsOf('day'), ...(OTHER_HEADS.day ?? []), ...chosenFor('day')], unit: 'd' },
    ...columns.map(({ name, required, unit }) => ({
      name,
      heads: [...headsOf(name), ...(OTHER_HEADS[name] ?? []), ...chosenFor(name)],
      optional: required !== true,
      ...(unit === '' ? {} : { unit }),
    })),
  ];
  const { places, factors, ...heads } = matchHeads(file.heads, wanted);
  const { missing, repeated, otherUnits, ignored } = heads;
  const free = wanted.map(({ name }) => name).filter((name) => !places.has(name));
  if (missing.length + repeated.length + otherUnits.length > 0)
    return { days: [], faults: [], missing, repeated, otherUnits, ignored, free };
  const faults: CellFault[] = [];
  const days: PlacedDay[] = [];
  for (const { line, cells, uneven } of file.lines) {
    const textOf = (name: string) => cells[places.get(name) ?? -1] ?? '';
    if (uneven !== undefined) {
      faults.push({ line, why: 'uneven' });
      continue;
    }
    const typed = figureOf(textOf('day'), decimal, false);
    const day = typed === undefined ? undefined : typed * (factors.get('day') ?? 1);
    if (day === undefined) {
      faults.push({ line, why: 'day', text: textOf('day') });
      continue;
    }
    const figures = columns.map(({ name, negative }): [FigureName, number | null] => {
      const text = textOf(name);
      if (text === '' || text === '-' || text === '–') return [name, null];
      const value = figureOf(text, decimal, negative === true);
      if (value === undefined) faults.push({ line, why: 'number', figure: name, text });
      const factor = factors.get(name) ?? 1;
      return [name, value === undefined ? null : roundHalfAway(value * factor, CONVERTED_DECIMALS)];
    });
    days.push({ ...emptyDay(day), ...Object.fromEntries(figures), day, line });
  }
  return { days, faults, missing: [], repeated: [], otherUnits: [], ignored, free };
}
