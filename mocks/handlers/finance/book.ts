import { CONSORTIUM, NO_RESULT } from '../../db/finance/journal/moves';
import { byDay } from '../../db/finance/journal/untilWritten';
import { producerPart } from '../../db/finance/producers';
import { ratingsOf } from '../../db/finance/ratingTree';
import { demo } from '../../state';
import { type Move, movesOf } from './reports/moves';

/**
 * Payments into quotas whose good has arrived, by their document: what was paid before counts on the day of the award. What
 * was paid into the others counts nowhere yet.
 */
function awardedOn(customerId: number | null): Map<number, string> {
  const quotas = demo.world.finance.consortia.filter(
    (row) => row.customerId === customerId && !row.cancelled,
  );
  return new Map(
    quotas.flatMap(({ documentId, bidDocumentId, awardedOn: day, good }) =>
      day === null || !good
        ? []
        : [documentId, bidDocumentId].flatMap((id) => (id == null ? [] : [[id, day.slice(0, 10)] as const])),
    ),
  );
}

/** A payment into a consortium on the day on which the book counts it; null before the good arrives. */
function counted(move: Move, awards: ReadonlyMap<number, string>): Move | null {
  if (move.ratingName !== CONSORTIUM) return move;
  const day = awards.get(move.document.id);
  const { writeOff } = move;
  if (day === undefined) return null;
  if (writeOff.paymentDate.slice(0, 10) >= day) return move;
  return { ...move, writeOff: { ...writeOff, paymentDate: `${day}T00:00:00` } };
}

/** Payments of a producer on accounts that the cash book counts: no principal, no invoice of a card. */
export function bookOf(customerId: number | null, producerId: number): Move[] {
  const outside = new Set([
    ...NO_RESULT.filter((name) => name !== CONSORTIUM),
    ...ratingsOf(demo.world.finance, customerId)
      .filter(({ lcdprType }) => lcdprType === 'NONE')
      .map(({ name }) => name),
  ]);
  const awards = awardedOn(customerId);
  return movesOf(customerId)
    .filter(({ document, ratingName }) => producerPart(document, producerId) > 0 && !outside.has(ratingName))
    .flatMap((move) => counted(move, awards) ?? [])
    .toSorted((a, b) => byDay(a.writeOff.paymentDate, b.writeOff.paymentDate));
}

/** The producer's part of a payment in per cent: as corrected by hand, else as the document says. */
export const participationOf = ({ writeOff, document }: Move, producerId: number): number => {
  const mark = demo.world.finance.cashBookMarks.get(writeOff.id)?.participation;
  return mark ?? producerPart(document, producerId);
};

/** Income less expense of a payment, the producer's part, in cents. */
export function netOf(move: Move, producerId: number): number {
  const cents = Math.round((move.moved * participationOf(move, producerId)) / 100);
  return move.document.movement === 'EXPENSE' ? -cents : cents;
}

/** The loss that former years leave for this one, in cents. */
export function lossBefore(moves: readonly Move[], producerId: number, year: number): number {
  const byYear = new Map<number, number>();
  for (const move of moves) {
    const at = Number(move.writeOff.paymentDate.slice(0, 4));
    byYear.set(at, (byYear.get(at) ?? 0) + netOf(move, producerId));
  }
  return [...byYear]
    .filter(([at]) => at < year)
    .toSorted(([a], [b]) => a - b)
    .reduce((loss, [, net]) => Math.max(0, loss - net), 0);
}
