import { digest, linesOf } from './digest.test.kit';
import type { WirePage } from './wire.test.kit';
import { sent } from './world.test.kit';

const PRODUCER = { account: 'produtor' };

/** One part of a long answer, of a list that of each row. */
export async function readsPart(page: WirePage, path: string, name: string): Promise<void> {
  const { status, body } = await sent(PRODUCER, 'GET', path);
  const partOf = (row: unknown) => (row as Record<string, unknown> | undefined)?.[name];
  const part = Array.isArray(body) ? body.map(partOf) : partOf(body);
  page.says([`${name} of GET ${path}  ${status}`, ...linesOf(digest(part ?? null))].join('\n'));
}
