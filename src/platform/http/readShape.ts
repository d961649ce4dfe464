import type { BaseIssue } from 'valibot';
import { log } from '@/platform/log/log';
import type { Shape } from './wire';

type Report = (path: string, issues: readonly BaseIssue<unknown>[]) => void;

/** The first screen comes before what is reported of its answers. */
const LATER_MS = import.meta.env.PROD ? 8000 : 0;

/** What was reported in this session, by path. */
const reported = new Set<string>();

/** Field and rule, 'items[].name: string'. Never a value: it is a record's. */
function differenceOf({ path, type, input }: BaseIssue<unknown>): string {
  const place = (path ?? []).map((step) => (step.type === 'array' ? '[]' : `.${String(step.key)}`)).join('');
  const absent = input === undefined ? ' (absent)' : input === null ? ' (null)' : '';
  return `${place.replace(/^\./, '')}: ${type}${absent}`.replace(/^: /, '');
}

/** Reports what differs from the shape that is expected, each difference of a path once. */
const reportDrift: Report = (path, issues) => {
  const found = [...new Set(issues.map(differenceOf))].filter((one) => !reported.has(`${path} ${one}`));
  if (found.length === 0) return;
  for (const one of found) reported.add(`${path} ${one}`);
  const say = () => log.warn('schema drift', { path, errors: found.join(' · ') });
  if (LATER_MS > 0) setTimeout(say, LATER_MS);
  else say();
};

/**
 * An answer as its shape reads it.
 * @throws an AppError where it cannot be read.
 */
export function readShape<T>(path: string, shape: Shape<T>, answer: unknown, report = reportDrift): T {
  const read = shape['~run']({ value: answer }, {});
  if (read.issues) report(path, read.issues);
  if (!read.typed) throw { kind: 'unexpected', message: `${path}: cannot be read` };
  return read.value;
}

/**
 * The rows of an answer that can be read. When there are rows and none of them can, that is a failure as any other:
 * shown as an empty list, it would state what is not known.
 * @throws an AppError that names the path.
 */
export function readRows<T>(
  path: string,
  shape: Shape<T>,
  rows: readonly unknown[],
  report = reportDrift,
): T[] {
  const all = rows.map((row) => shape['~run']({ value: row }, {}));
  const issues = all.flatMap((read) => read.issues ?? []);
  if (issues.length > 0) report(path, issues);
  const readable = all.flatMap((read) => (read.typed ? [read.value] : []));
  if (rows.length > 0 && readable.length === 0)
    throw { kind: 'unexpected', message: `${path}: no row can be read` };
  return readable;
}
