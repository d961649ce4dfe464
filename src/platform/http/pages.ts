import { isRecord, numberOf } from './loose';

/** One page of a list that the server cuts: `{ items, totalCount, page, pageSize }` and the like. */
interface ListPage {
  readonly rows: readonly unknown[];
  /** Rows of all pages. */
  readonly total: number;
}

const ROW_KEYS = ['items', 'data', 'rows', 'results', 'value'];
const TOTAL_KEYS = ['totalCount', 'total', 'totalItems', 'count', '@odata.count'];

/** Reads an answer that holds its rows in an envelope and says how many there are; undefined for anything else. */
function pageOf(body: unknown): ListPage | undefined {
  if (!isRecord(body)) return undefined;
  const total = TOTAL_KEYS.map((name) => numberOf(body[name])).find((value) => value !== null);
  if (total === undefined || total === null) return undefined;
  const rows = ROW_KEYS.map((name) => body[name]).find((value): value is unknown[] => Array.isArray(value));
  if (rows) return { rows, total };
  // Null is the empty list, where the server says that there is nothing.
  return total === 0 && ROW_KEYS.some((name) => body[name] === null) ? { rows: [], total } : undefined;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * All rows of a list, whatever holds them: an array, null (no rows), or pages. An answer without a body is none of them: it states nothing. Further pages are requested one by one, `askPage(page, pageSize)`, page 1 being there. What is nothing in a list is left out.
 * @throws an AppError where the answer is no list, or a page does not come: a list that ends early would state what is
 * not known.
 */
export async function allRows(
  path: string,
  first: unknown,
  askPage: (page: number, pageSize: number) => Promise<unknown>,
): Promise<unknown[]> {
  const filled = (rows: readonly unknown[]) => rows.filter((row) => row !== null && row !== undefined);
  if (first === null) return [];
  if (Array.isArray(first)) return filled(first);
  const page = pageOf(first);
  if (!page) throw { kind: 'unexpected', message: `${path}: not a list` };
  const rows = [...page.rows];
  for (let number = 2; rows.length < page.total; number += 1) {
    const next = pageOf(await askPage(number, page.rows.length));
    // A server that answers the first page again, or an empty one, cannot give the rest.
    if (!next || next.rows.length === 0 || same(next.rows[0], page.rows[0]))
      throw { kind: 'unexpected', message: `${path}: page ${number} is missing` };
    rows.push(...next.rows);
  }
  return filled(rows);
}
