import { digest, linesOf } from './digest.test.kit';
import type { WirePage } from './wire.test.kit';
import { type Caller, sent } from './world.test.kit';

const PRODUCER: Caller = { account: 'produtor' };

function partOf(value: unknown, [name, ...inner]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((row) => partOf(row, [name, ...inner]));
  return partOf((value as Record<string, unknown> | null | undefined)?.[name] ?? null, inner);
}

/** One part of a long answer, of a list that of each row: `lot.id`. */
export async function readsPart(page: WirePage, path: string, name: string, caller = PRODUCER) {
  const { status, body } = await sent(caller, 'GET', path);
  const whole = partOf(body, name.split('.'));
  const isRow = Array.isArray(whole) && whole.length > 0 && whole.every((one) => typeof one === 'number');
  const part = isRow ? whole.join(' ') : digest(whole);
  page.says([`${name} of GET ${path}${status === 200 ? '' : `  ${status}`}`, ...linesOf(part)].join('\n'));
}
