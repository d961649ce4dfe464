import { demo } from '../state';
import type { PoultryLot } from '../db/poultryTypes';
import { rowOf, sent } from './world.test.kit';

/** The producer's first lot in a state; of one that reports by itself, or not. */
export const lotThat = (status: PoultryLot['status'], automatic = false): PoultryLot =>
  rowOf(demo.world.poultryLots, (row) => row.status === status && row.automatic === automatic);

/** Something that is written down of a lot. */
export const occurrence = (lotId: number, type: string, happenedAt: string, values: object = {}) => ({
  lotId,
  type,
  happenedAt,
  observation: '',
  files: [],
  depletion: [],
  values,
});

/** Writes it down, which has to succeed. */
export async function writeDown(...of: Parameters<typeof occurrence>): Promise<number> {
  const { status, body, text } = await sent(
    { account: 'produtor' },
    'POST',
    '/ChickenOccurrence/Create',
    occurrence(...of),
  );
  if (status !== 200) throw new Error(`${of[1]} is refused: ${text}`);
  return (body as { id: number }).id;
}

/** References of two days: what is compared, not how much of it. */
export function shortReferences(): void {
  const { poultryReferences } = demo.world;
  for (const { id, days } of poultryReferences.filter(({ customerId }) => customerId === 1))
    poultryReferences.update(id, { days: days.filter(({ day }) => day === 0 || day === 14) });
}
