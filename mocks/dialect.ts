import type { JsonBodyType } from 'msw';
import { demo } from './state';

/**
 * How the demo writes its answers. `documented` is what the documents print. `aspNet` is what an ASP.NET application
 * with other settings sends: PascalCase keys, ids as text, lists in pages, errors as ProblemDetails, and a row version
 * without which no record is changed. Its answers take their time, and so overtake each other. `aspNetText` writes
 * numbers as text besides (`JsonNumberHandling.WriteAsString`), days as the older serializers do (`/Date(ms)/`), words of
 * enums in PascalCase, and null for a list in a record that has nothing in it.
 */
export const DIALECTS = ['documented', 'aspNet', 'aspNetText'] as const;
export type Dialect = (typeof DIALECTS)[number];

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LATENCIES = 5;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Rows of one page of a list. */
const PAGE_SIZE = 40;

const pascal = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);
/** Keys that are data stand in dictionaries: their first letter is a capital already, or they are no words. */
const isWord = (key: string) => /^[a-z][A-Za-z0-9]*$/.test(key);

const DAY = /^(\d{4}-\d{2}-\d{2})(?:T00:00:00)?$/;
/** Fields whose words are those of an enum. */
const ENUMS: ReadonlySet<string> = new Set([
  'movement',
  'businessMovement',
  'way',
  'apportionmentBasis',
  'apportionmentOver',
]);
const pascalWord = (word: string) =>
  word.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A value as the second of the two writes it. */
function asText(value: unknown, key: string): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value;
  const day = DAY.exec(value)?.[1];
  if (day !== undefined) return `/Date(${Date.parse(`${day}T00:00:00Z`)})/`;
  return ENUMS.has(key) ? pascalWord(value) : value;
}

function rewritten(value: unknown, key = '', depth = 0): unknown {
  const inText = demo.dialect === 'aspNetText';
  if (inText && depth > 0 && Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value)) return value.map((item) => rewritten(item, key, depth + 1));
  if (isObject(value)) {
    const renames = Object.keys(value).every(isWord);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        renames ? pascal(name) : name,
        rewritten(inner, name, depth + 1),
      ]),
    );
  }
  if (inText) return asText(value, key);
  return typeof value === 'number' && /^id$|Id$/.test(key) ? String(value) : value;
}

function page(rows: readonly unknown[], query: URLSearchParams): Json {
  const number = Number(query.get('page') ?? 1);
  const start = (number - 1) * PAGE_SIZE;
  return {
    items: rows.slice(start, start + PAGE_SIZE),
    totalCount: rows.length,
    page: number,
    pageSize: PAGE_SIZE,
  };
}

/** RFC 9457, as ASP.NET writes it: a title in English, the words for the user in `detail`. */
function problem(body: unknown, status: number): Json {
  const said = isObject(body) ? body : {};
  const error = isObject(said['error']) ? said['error'] : {};
  const detail = error['message'] ?? said['message'];
  return {
    type: `https://tools.ietf.org/html/rfc9110#status.${status}`,
    title: status === 400 ? 'One or more validation errors occurred.' : 'The request failed.',
    status,
    traceId: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00',
    ...(detail === undefined ? {} : { detail }),
    ...(isObject(said['errors']) ? { errors: said['errors'] } : {}),
    ...(error['dependents'] === undefined ? {} : { error: { dependents: error['dependents'] } }),
  };
}

/** The same answer as the demo's dialect writes it. Files, empty answers and the nested 401 of a permission stay. */
export async function inDialect(response: Response, request: Request): Promise<Response> {
  if (demo.dialect === 'documented' || response.type === 'error') return response;
  if (new URL(request.url).pathname.startsWith('/__demo/')) return response;
  await pause((demo.calls.length % LATENCIES) * 4);
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const { status } = response;
  if (!isJson || status === 401) return response;
  const body: unknown = await response.clone().json();
  const url = new URL(request.url);
  const isList = request.method === 'GET' && Array.isArray(body);
  const sent =
    status >= 400 ? problem(body, status) : rewritten(isList ? page(body, url.searchParams) : body);
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  if (status >= 400) headers.set('Content-Type', 'application/problem+json; charset=utf-8');
  return new Response(JSON.stringify(sent), { status, headers });
}

/** A short mark that differs whenever the record does (FNV-1a over its text). */
function versionOf(record: unknown): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(record)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** What is answered of a row: in the dialect that counts versions, with that of the row. */
export function versioned(record: JsonBodyType, row: object): JsonBodyType {
  return demo.dialect === 'documented' ? record : { ...(record as Json), rowVersion: versionOf(row) };
}

/** Whether a change was made of another version of the row than the present one. */
export function isOutdated(sent: Json, row: object): boolean {
  return demo.dialect !== 'documented' && sent['rowVersion'] !== versionOf(row);
}
