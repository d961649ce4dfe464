import type { Schema, ValidationError } from 'yup';
import { log } from '@/platform/log/log';

/** The first screen comes before its comparison: the schemas and their library are fetched when it has had its time. */
const LATER_MS = import.meta.env.PROD ? 8000 : 0;

async function compare(path: string, load: () => Promise<Schema>, answer: unknown): Promise<void> {
  const sample = Array.isArray(answer) ? (answer as unknown[])[0] : answer;
  if (sample === undefined || sample === null || sample === '') return;
  if (LATER_MS > 0) await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  try {
    const schema = await load();
    await schema.validate(sample, { strict: true, abortEarly: false });
  } catch (thrown) {
    const errors = (thrown as Partial<ValidationError>).errors ?? [String(thrown)];
    log.warn('schema drift', { path, errors: errors.join(' · ') });
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
