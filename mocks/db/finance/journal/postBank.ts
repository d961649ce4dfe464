import type { World } from '../../types';
import type { ImportedStatementLine } from '../financeTypes';
import type { InvestmentRow } from '../investmentSeed';
import type { Entry, Leg } from './journalTypes';
import { matchIndex } from './matches';
import { INTEREST } from './moves';

const inCents = (value: number) => Math.round(value * 100);
const GAIN = 'RENDIMENTO DE APLICACOES';

/** What each account kept when its books began. */
function openings({ finance }: World, customerId: number): Entry[] {
  return finance.currentAccounts
    .filter((row) => row.customerId === customerId)
    .map((row) => ({
      day: row.openingDate.slice(0, 10),
      source: { kind: 'OPENING', id: row.id },
      memo: 'SALDO INICIAL',
      legs: [
        ['BANK', row.id, inCents(row.openingBalance)],
        ['OPENING', 0, -inCents(row.openingBalance)],
      ],
    }));
}

/** The other side of a line of an account: what an occurrence or an investment says; else nothing explains it yet. */
function otherSide({ finance }: World, line: ImportedStatementLine, cents: number): Leg {
  if (line.investmentId !== undefined) return ['INVESTMENT', line.investmentId, -cents];
  const advance = finance.advances.get(line.advanceId);
  if (advance)
    return [advance.movement === 'INCOME' ? 'ADVANCE_RECEIVED' : 'ADVANCE_GRANTED', advance.id, -cents];
  const occurrence = finance.occurrences.get(line.occurrenceId);
  switch (occurrence?.kind) {
    case 'TRANSFER':
      return ['TRANSIT', -occurrence.id, -cents];
    case 'OWNER':
      return ['OWNER', occurrence.farmerId ?? 0, -cents];
    case 'ADJUSTMENT':
      return ['ADJUSTMENT', 0, -cents];
    case 'ADVANCE':
      return [
        occurrence.side === 'INCOME' ? 'ADVANCE_RECEIVED' : 'ADVANCE_GRANTED',
        occurrence.agreementId ?? 0,
        -cents,
      ];
    default:
      return ['SUSPENSE', line.id, -cents];
  }
}

/**
 * Lines of the accounts. One that a match explains passes through its transit account, where the payments that it stands
 * for meet it: between the day of a payment and that of the bank the money is on its way.
 */
function statementEntries(world: World, customerId: number): Entry[] {
  const { finance } = world;
  const { byLine } = matchIndex(world, customerId);
  return finance.statementLines
    .filter((row) => row.customerId === customerId)
    .flatMap((row): Entry[] => {
      const account = finance.currentAccounts.get(row.currentAccountId);
      if (!account || row.date < account.openingDate.slice(0, 10)) return [];
      const cents = inCents(row.amount);
      const match = byLine.get(row.id);
      const bank: Leg = ['BANK', row.currentAccountId, cents];
      const isEntry = match?.entryIds.includes(row.id) === true;
      // An entry of the books whose money the bank's line brings: it meets that line in transit.
      const own: Leg = isEntry ? ['TRANSIT', match.id, cents] : bank;
      const other: Leg = match && !isEntry ? ['TRANSIT', match.id, -cents] : otherSide(world, row, cents);
      return [
        {
          day: row.date,
          source: { kind: 'BANK_LINE', id: row.id },
          memo: row.memo ?? '',
          legs: [own, other],
        },
      ];
    });
}

const net = (row: InvestmentRow['redemptions'][number]) =>
  inCents(row.principal) + inCents(row.income) - inCents(row.incomeTax) - inCents(row.iof);

/** Deposits and redemptions of investments: what no line of the account tells, and the gain with its taxes. */
function investmentEntries({ finance }: World, customerId: number): Entry[] {
  const lines = finance.statementLines.filter((row) => row.investmentId !== undefined);
  return finance.banking.investments
    .filter((row) => row.customerId === customerId)
    .flatMap((row) => {
      const isReported = (day: string, cents: number) =>
        lines.some(
          (line) => line.investmentId === row.id && line.date === day && inCents(line.amount) === cents,
        );
      const source = { kind: 'INVESTMENT', id: row.id } as const;
      const moved = (date: string, cents: number, memo: string): Entry[] => {
        const day = date.slice(0, 10);
        if (isReported(day, cents)) return [];
        return [
          {
            day,
            source,
            memo: `${memo} ${row.bankProduct}`,
            legs: [
              ['BANK', row.currentAccountId, cents],
              ['INVESTMENT', row.id, -cents],
            ],
          },
        ];
      };
      return [
        ...row.deposits.flatMap(({ date, value }) => moved(date, -inCents(value), 'APLICACAO')),
        ...row.redemptions.flatMap((each): Entry[] => [
          ...moved(each.date, net(each), 'RESGATE'),
          {
            day: each.date.slice(0, 10),
            source,
            memo: `RENDIMENTO ${row.bankProduct}`,
            legs: [
              ['INVESTMENT', row.id, net(each) - inCents(each.principal)],
              ['EXPENSE', 0, inCents(each.incomeTax) + inCents(each.iof), INTEREST],
              ['INCOME', 0, -inCents(each.income), GAIN],
            ],
          },
        ]),
      ];
    });
}

export const bankEntries = (world: World, customerId: number): Entry[] => [
  ...openings(world, customerId),
  ...statementEntries(world, customerId),
  ...investmentEntries(world, customerId),
];
