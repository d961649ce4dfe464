import type { Schema, ValidationError } from 'yup';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

/** The first screen comes before its comparison: the schemas and their library are fetched when it has had its time. */
const LATER_MS = import.meta.env.PROD ? 8000 : 0;

/** Field and rule of each difference, 'name: typeError string'. Yup's own sentences quote the value, which is a record's. */
function differences(thrown: unknown): string | undefined {
  const { inner } = thrown as Partial<ValidationError>;
  if (!Array.isArray(inner)) return undefined;
  const all = inner.length > 0 ? inner : [thrown as ValidationError];
  return all
    .map(({ path = '', type = '', params }) => {
      const expected = type === 'typeError' ? params?.['type'] : undefined;
      return [path && `${path}:`, type, typeof expected === 'string' ? expected : '']
        .filter(Boolean)
        .join(' ');
    })
    .join(' · ');
}

async function compare(path: string, load: () => Promise<Schema>, answer: unknown): Promise<void> {
  const sample = Array.isArray(answer) ? (answer as unknown[])[0] : answer;
  if (sample === undefined || sample === null || sample === '') return;
  if (LATER_MS > 0) await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  try {
    const schema = await load();
    await schema.validate(sample, { strict: true, abortEarly: false });
  } catch (thrown) {
    log.warn('schema drift', { path, errors: differences(thrown) ?? faultOf(thrown) });
  }
}

const running = new Set<Promise<void>>();

/**
 * Compares an answer with the shape its service expects and reports what differs. It never blocks the user: the
 * server's shapes are partly unknown. The schema describes one record; of a list the first item is compared.
 */
export function checkDrift(path: string, load: () => Promise<Schema>, answer: unknown): void {
  const comparison = compare(path, load, answer).finally(() => running.delete(comparison));
  running.add(comparison);
}

/** Resolves when every comparison under way has been made. */
export async function driftChecked(): Promise<void> {
  await Promise.all(running);
}
