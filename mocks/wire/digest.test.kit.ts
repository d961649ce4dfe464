/** How an answer is written down: lists in figures, objects whole, so that a page shows what changed. */

const LONG_LIST = 3;
const FEW_VALUES = 12;
const MANY_IDS = 20;
const WIDTH = 118;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rounded = (value: number) => Number(value.toFixed(6));
const sumOf = (values: readonly number[]) => rounded(values.reduce((sum, value) => sum + value, 0));

function counted(values: readonly unknown[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, count]) => `${value} ×${count}`)
    .join(' | ');
}

function texts(values: readonly string[]): string {
  const different = [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1));
  if (different.length <= FEW_VALUES) return counted(values);
  const length = sumOf(values.map((value) => value.length));
  return `${different.length} different, ${different[0]} … ${different.at(-1)}, ${length} letters`;
}

/** All that stands in one column of a list. */
function column(values: readonly unknown[]): unknown {
  const kinds = [
    ['none', values.filter((value) => value === undefined).length],
    ['null', values.filter((value) => value === null).length],
  ] as const;
  const said = kinds.filter(([, count]) => count > 0).map(([name, count]) => `${name} ×${count}`);
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length > 0)
    said.push(
      `${numbers.length} from ${Math.min(...numbers)} to ${Math.max(...numbers)}, sum ${sumOf(numbers)}`,
    );
  const flags = values.filter((value) => typeof value === 'boolean');
  if (flags.length > 0) said.push(counted(flags));
  const words = values.filter((value) => typeof value === 'string');
  if (words.length > 0) said.push(texts(words));
  const inner = values.filter(isObject);
  const lists = values.filter((value) => Array.isArray(value));
  const nested = lists.length > 0 ? columns(lists.flat()) : inner.length > 0 ? columns(inner) : undefined;
  if (lists.length > 0)
    said.push(`${lists.length} lists, the longest of ${Math.max(...lists.map((l) => l.length))}`);
  if (nested === undefined) return said.join('; ');
  return said.length > 0 ? { all: said.join('; '), each: nested } : nested;
}

function columns(rows: readonly unknown[]): unknown {
  const objects = rows.filter(isObject);
  if (objects.length < rows.length || rows.length === 0) return rows.length === 0 ? 'empty' : column(rows);
  const names = [...new Set(objects.flatMap(Object.keys))];
  return Object.fromEntries(names.map((name) => [name, column(objects.map((row) => row[name]))]));
}

/** An answer in short: lists longer than three by number, first, last and what stands in each column. */
export function digest(value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length <= LONG_LIST) return value.map(digest);
    if (!value.some(isObject))
      return `${value.length} values: ${value[0]} … ${value.at(-1)}, ${String(column(value))}`;
    return {
      rows: value.length,
      first: digest(value[0]),
      last: digest(value.at(-1)),
      columns: columns(value),
    };
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, digest(inner)]));
}

/** Which rows of a list that was written down before a filter leaves; other answers in short. */
export function selection(value: unknown): unknown {
  if (!Array.isArray(value)) return digest(value);
  const ids = value
    .map((row) => (isObject(row) ? row['id'] : undefined))
    .filter((id) => typeof id === 'number');
  if (value.length === 0 || ids.length < value.length)
    return value.length > LONG_LIST ? { rows: value.length, columns: columns(value) } : digest(value);
  if (ids.length <= MANY_IDS) return `${ids.length} rows: ${ids.join(' ')}`;
  return `${ids.length} rows: ${ids[0]} … ${ids.at(-1)}, sum of the ids ${sumOf(ids)}`;
}

const scalar = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : String(value));

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isObject(value)) return scalar(value);
  return `{${Object.entries(value)
    .map(([name, inner]) => `${name}: ${inline(inner)}`)
    .join(', ')}}`;
}

/** The lines of a value: what is short side by side, what is long below each other. */
export function linesOf(value: unknown, indent = '  '): string[] {
  const whole = inline(value);
  if (!Array.isArray(value) && !isObject(value)) return [indent + whole];
  if (indent.length + whole.length <= WIDTH) return [indent + whole];
  const lines: string[] = [];
  let open = '';
  const close = () => {
    if (open !== '') lines.push(indent + open);
    open = '';
  };
  for (const [name, inner] of Object.entries(value)) {
    const label = Array.isArray(value) ? '-' : `${name}:`;
    const entry = `${label} ${inline(inner)}`;
    const isLong = (Array.isArray(inner) || isObject(inner)) && indent.length + entry.length > WIDTH;
    if (isLong) {
      close();
      lines.push(indent + label, ...linesOf(inner, `${indent}  `));
    } else if (open !== '' && indent.length + open.length + 2 + entry.length > WIDTH) {
      close();
      open = entry;
    } else open = open === '' ? entry : `${open}, ${entry}`;
  }
  close();
  return lines;
}

/** Each leaf of a value by its place. */
export function leaves(value: unknown, place = ''): Map<string, string> {
  if ((!Array.isArray(value) && !isObject(value)) || Object.keys(value).length === 0)
    return new Map([[place, inline(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...leaves(inner, place === '' ? name : `${place}.${name}`),
    ]),
  );
}
