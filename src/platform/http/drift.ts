import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { reportDrift } from './readShape';
import type { Shape } from './wire';

/** The first screen comes before its comparison: the shapes and their library are fetched when it has had its time. */
const LATER_MS = import.meta.env.PROD ? 8000 : 0;

/** The shape of an answer that is read by hand, loaded only when an answer is there to be compared with it. */
export type ShapeLoader = () => Promise<Shape<unknown>>;

async function compare(path: string, load: ShapeLoader, answer: unknown): Promise<void> {
  if (LATER_MS > 0) await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  try {
    const { issues } = (await load())['~run']({ value: answer }, {});
    if (issues) reportDrift(path, issues);
  } catch (thrown) {
    log.warn('schema drift', { path, errors: faultOf(thrown) });
  }
}

const running = new Set<Promise<void>>();

/**
 * Compares an answer with the shape its service expects and reports what differs. It never blocks the user: the
 * server's shapes are partly unknown.
 */
export function checkDrift(path: string, load: ShapeLoader, answer: unknown): void {
  const comparison = compare(path, load, answer).finally(() => running.delete(comparison));
  running.add(comparison);
}

/** Resolves when every comparison under way has been made. */
export async function driftChecked(): Promise<void> {
  await Promise.all(running);
}
