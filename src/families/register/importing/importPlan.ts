import type { FieldValues } from 'react-hook-form';
import { type RowVersion, versionOf } from '@/platform/http/rowVersion';

export type ImportKind = 'new' | 'changed' | 'same' | 'invalid';

/** A line of the file: its cells by the head of the column that reads them. */
export interface ImportLine {
  /** As editors and spreadsheets number it: the heads stand in line 1 of a file without blank lines. */
  readonly line: number;
  readonly cells: Record<string, string>;
  /** How many cells it has where that is not how many heads there are. */
  readonly uneven?: number;
}

export interface LineReason {
  column: string;
  reason: string;
}

/** What becomes of one line of the file. */
export interface PlannedLine<Values> {
  line: number;
  kind: ImportKind;
  values: Values;
  /** The record that would change. */
  id: number | string | null;
  /** Its version in the list that the file was compared with, where the server counts versions. */
  version?: RowVersion;
  /** Why the line is invalid, by column head. */
  reasons: LineReason[];
  cells: Record<string, string>;
}

interface PlanInput<Row, Values extends FieldValues> {
  lines: readonly ImportLine[];
  rows: readonly Row[];
  idOf: (row: Row) => number | string;
  keyOf: (values: Values) => string;
  keyOfRow: (row: Row) => string;
  valuesOfRow: (row: Row) => Values;
  /** Values that the file has; a record keeps its other ones. All of them by default. */
  given?: readonly string[];
  /** Reads and checks a line: its values, and what is wrong with them. */
  read: (cells: Record<string, string>) => Promise<{ values: Values; reasons: LineReason[] }>;
  /** The reason of a line that repeats an earlier one of the file. */
  repeatedReason: (line: number) => LineReason;
  /** The reason of a line with so many cells, which is not how many heads there are. */
  unevenReason: (cells: number) => LineReason;
  /** Waits for the page where it has to draw; rejects when the run is no longer wanted. */
  pace?: (done: number) => Promise<void>;
}

/** Lists and lines are the same by what they hold. */
const written = (value: unknown) => JSON.stringify(value ?? null);

function sameValues(a: FieldValues, b: FieldValues): boolean {
  return Object.keys(a).every((key) => written(a[key]) === written(b[key]));
}

/** What a line says of a record, and of what it does not speak of what the record has. */
function withKept<Values extends FieldValues>(said: Values, kept: Values, given: readonly string[]): Values {
  return { ...kept, ...Object.fromEntries(given.map((name) => [name, said[name]])) };
}

/** The dry run: says for every line what writing it would do, and writes nothing. */
export async function planImport<Row, Values extends FieldValues>(
  input: PlanInput<Row, Values>,
): Promise<PlannedLine<Values>[]> {
  const known = new Map(input.rows.map((row) => [input.keyOfRow(row), row]));
  const seen = new Map<string, number>();
  const planned: PlannedLine<Values>[] = [];
  for (const { line, cells, uneven } of input.lines) {
    await input.pace?.(planned.length);
    const { values: said, reasons } = await input.read(cells);
    // Its cells may stand under wrong heads: what else is wrong with them says nothing.
    if (uneven !== undefined) reasons.splice(0, Infinity, input.unevenReason(uneven));
    const key = reasons.length === 0 ? input.keyOf(said) : null;
    const earlier = key === null ? undefined : seen.get(key);
    if (key !== null && earlier === undefined) seen.set(key, line);
    if (earlier !== undefined) reasons.push(input.repeatedReason(earlier));
    const row = key === null ? undefined : known.get(key);
    const values = row && input.given ? withKept(said, input.valuesOfRow(row), input.given) : said;
    const kind: ImportKind =
      reasons.length > 0
        ? 'invalid'
        : !row
          ? 'new'
          : sameValues(values, input.valuesOfRow(row))
            ? 'same'
            : 'changed';
    const version = versionOf(row);
    planned.push({
      line,
      kind,
      values,
      id: row ? input.idOf(row) : null,
      reasons,
      cells,
      ...(version === undefined ? {} : { version }),
    });
  }
  return planned;
}

/** Why a line is invalid, each reason after its column unless it begins with it: 'NCM é obrigatório.' says it itself. */
export function reasonText(reasons: PlannedLine<unknown>['reasons']): string {
  return reasons
    .map(({ column, reason }) => (reason.startsWith(column) ? reason : `${column}: ${reason}`))
    .join('; ');
}

/** How many lines there are of each kind. */
export function countKinds(planned: readonly PlannedLine<unknown>[]): Record<ImportKind, number> {
  const counts: Record<ImportKind, number> = { new: 0, changed: 0, same: 0, invalid: 0 };
  for (const { kind } of planned) counts[kind] += 1;
  return counts;
}
