import { BRAZILIAN_MARKS, type NumberMarks } from '@/platform/format/formatLocale';
import { roundHalfAway } from '@/platform/format/number';
import { partsOfHead } from '@/platform/tableFile/headUnits';
import { matchHeads, type WantedColumn } from '@/platform/tableFile/matchHeads';
import type { TableFile } from '@/platform/tableFile/tableFile';
import { recordOf } from '@/platform/typed/records';

/** A column of the rows of a reference set, as a file has it. */
export interface RowsColumn<Name extends string> {
  readonly name: Name;
  readonly unit: string;
  readonly decimals: number;
  /** Zeros at the end that are shown all the same: all of them by default. */
  readonly minDecimals?: number;
  /** A set without it says nothing. */
  readonly required?: true;
  /** Figures below zero are read. */
  readonly negative?: true;
  /** Places its row: a line where it cannot be read is left out. */
  readonly key?: true;
  /** In which unit heads of files may be, where the column itself shows none. */
  readonly fileUnit?: string;
}

/** A row as it stands in a file; `line` is that of the file, the first being 1. */
export type PlacedRow<Name extends string> = { readonly line: number } & Readonly<
  Record<Name, number | null>
>;

/** Dust of a conversion is taken off: 0,042 kg is 42 g. */
const CONVERTED_DECIMALS = 6;

/** How a file writes decimals. */
export type DecimalMark = ',' | '.';

/** What of a line could not be read. */
export type CellFault<Name extends string> = { readonly line: number } & (
  { readonly why: 'number'; readonly figure: Name; readonly text: string } | { readonly why: 'uneven' }
);

export interface RowsRead<Name extends string> {
  readonly rows: readonly PlacedRow<Name>[];
  readonly faults: readonly CellFault<Name>[];
  /** Columns that the file may not do without, and heads that stand twice: nothing is read then. */
  readonly missing: readonly Name[];
  readonly repeated: readonly string[];
  /** Heads in a unit that cannot be converted. */
  readonly otherUnits: readonly string[];
  /** Heads that no column reads, and columns that no head has: which of them is meant can be chosen. */
  readonly ignored: readonly string[];
  readonly free: readonly Name[];
}

/** Heads of a file that somebody has chosen a column for. */
export type ChosenHeads<Name extends string> = ReadonlyMap<string, Name>;

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
 * The rows of a file.
 * @param headsOf under which heads a column may stand
 * @param chosen heads that are not known by themselves, with the column that the user has named for each
 */
export function readRows<Name extends string>(
  file: TableFile,
  columns: readonly RowsColumn<Name>[],
  decimal: DecimalMark,
  headsOf: (name: Name) => readonly string[],
  chosen: ChosenHeads<Name> = new Map(),
): RowsRead<Name> {
  const chosenFor = (name: Name) =>
    [...chosen].flatMap(([head, column]) => (column === name ? [partsOfHead(head).name] : []));
  const wanted = columns.map(({ name, required, unit, fileUnit = unit }): WantedColumn<Name> => ({
    name,
    heads: [...headsOf(name), ...chosenFor(name)],
    optional: required !== true,
    ...(fileUnit === '' ? {} : { unit: fileUnit }),
  }));
  const { places, factors, ...heads } = matchHeads(file.heads, wanted);
  const { missing, repeated, otherUnits, ignored } = heads;
  const free = wanted.map(({ name }) => name).filter((name) => !places.has(name));
  if (missing.length + repeated.length + otherUnits.length > 0)
    return { rows: [], faults: [], missing, repeated, otherUnits, ignored, free };
  const faults: CellFault<Name>[] = [];
  const rows: PlacedRow<Name>[] = [];
  for (const { line, cells, uneven } of file.lines) {
    if (uneven !== undefined) {
      faults.push({ line, why: 'uneven' });
      continue;
    }
    const wrong: CellFault<Name>[] = [];
    let placed = true;
    const figures = columns.map(({ name, negative, key }): [Name, number | null] => {
      const text = cells[places.get(name) ?? -1] ?? '';
      const none = text === '' || text === '-' || text === '–';
      const value = none ? undefined : figureOf(text, decimal, negative === true);
      if (value === undefined && (key || !none)) wrong.push({ line, why: 'number', figure: name, text });
      if (value === undefined) {
        if (key) placed = false;
        return [name, null];
      }
      return [name, roundHalfAway(value * (factors.get(name) ?? 1), CONVERTED_DECIMALS)];
    });
    // A line that has no place is wrong for that alone.
    faults.push(...(placed ? wrong : wrong.filter((one) => isKeyFault(one, columns))));
    if (placed) rows.push({ line, ...nothingOf(columns), ...Object.fromEntries(figures) });
  }
  return { rows, faults, missing: [], repeated: [], otherUnits: [], ignored, free };
}

const nothingOf = <Name extends string>(columns: readonly RowsColumn<Name>[]) =>
  recordOf(
    columns.map(({ name }) => name),
    () => null,
  );

const isKeyFault = <Name extends string>(fault: CellFault<Name>, columns: readonly RowsColumn<Name>[]) =>
  fault.why === 'number' && columns.some(({ name, key }) => key === true && name === fault.figure);
