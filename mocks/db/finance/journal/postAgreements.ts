import type { World } from '../../types';
import type { AgreementLine } from '../agreementTypes';
import type { Entry } from './journalTypes';

const inCents = (value: number) => Math.round(value * 100);

/** Reais of a sum in the agreement's own currency; null where nobody reported the rate of its day. */
const inReais = (value: number, quotation: number | null | undefined, isReal: boolean): number | null =>
  isReal ? inCents(value) : quotation == null ? null : Math.round(value * quotation * 100);

/**
 * Advances whose money no line of an account tells (they were there when the books began), with what was used and returned
 * of them without a payment of its own; and what had been paid into consortia by then. An advance in a foreign currency
 * without a rate is in no sum.
 */
export function agreementEntries({ finance }: World, customerId: number): Entry[] {
  const own = (row: { customerId: number; cancelled: boolean }) =>
    row.customerId === customerId && !row.cancelled;
  const reported = new Set(
    finance.occurrences
      .filter((row) => row.kind === 'ADVANCE' && !row.reversed)
      .map(({ agreementId }) => agreementId),
  );
  const advances = finance.advances.filter(own).flatMap((row): Entry[] => {
    const isReal = finance.currencies.get(row.currencyId)?.symbol === 'R$';
    const kind = row.movement === 'INCOME' ? 'ADVANCE_RECEIVED' : 'ADVANCE_GRANTED';
    const sign = row.movement === 'INCOME' ? -1 : 1;
    const about = { source: { kind: 'ADVANCE', id: row.id } as const, partnerId: row.partnerId };
    const post = (date: string, value: number, memo: string, direction: 1 | -1): Entry[] => {
      const cents = inReais(value, row.quotation, isReal);
      if (cents === null) return [];
      return [
        {
          ...about,
          day: date.slice(0, 10),
          memo,
          legs: [
            [kind, row.id, sign * direction * cents],
            ['OPENING', 0, -sign * direction * cents],
          ],
        },
      ];
    };
    const ended = (lines: readonly AgreementLine[]) =>
      lines
        .filter((line) => line.writeOffId === undefined && line.statementLineId === undefined)
        .flatMap((line) => post(line.date, line.value ?? 0, line.description, -1));
    return [
      ...(reported.has(row.id) ? [] : post(row.date, row.value, `ADIANTAMENTO ${row.number}`, 1)),
      ...ended(row.uses),
      ...ended(row.returns),
    ];
  });
  const consortia = finance.consortia.filter(own).flatMap((row) =>
    row.payments.map((line): Entry => ({
      day: line.date.slice(0, 10),
      source: { kind: 'CONSORTIUM', id: row.id },
      memo: line.description,
      partnerId: row.partnerId,
      legs: [
        ['CONSORTIUM', row.id, inCents(line.value ?? 0)],
        ['OPENING', 0, -inCents(line.value ?? 0)],
      ],
    })),
  );
  return [...advances, ...consortia];
}
