import { toLocalDate } from '@/platform/format/date';
import { fromCents, toCents } from '@/platform/format/money';
import { isId, isRecord, textOf } from '@/platform/http/loose';
import {
  type BankLine,
  type Candidates,
  CRITERIA,
  type LineMatch,
  type OpenTitle,
  type SystemRecord,
  type TitlePayment,
} from './reconciliationTypes';

const centsOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? toCents(value) : null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const rateOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const wordsOf = (value: unknown) => (typeof value === 'number' ? String(value) : textOf(value));

export function readRecord(row: unknown): SystemRecord[] {
  if (!isRecord(row) || !isId(row['id'])) return [];
  const day = toLocalDate(textOf(row['date']));
  const cents = centsOf(row['value']);
  if (day === null || cents === null) return [];
  const { documentId } = row;
  return [
    {
      id: String(row['id']),
      kind: row['kind'] === 'ENTRY' ? 'entry' : 'payment',
      day,
      cents,
      name: textOf(row['name']),
      document: wordsOf(row['documentNumber']),
      documentId: isId(documentId) ? documentId : null,
      movement: textOf(row['businessMovement']),
    },
  ];
}

function readMatch(match: unknown): LineMatch | null {
  if (!isRecord(match) || !isId(match['id'])) return null;
  const unmet = list(match['unmet']);
  return {
    id: match['id'],
    unmet: CRITERIA.filter((one) => unmet.includes(one)),
    records: list(match['records']).flatMap(readRecord),
    by: textOf(match['userName']),
  };
}

function readLine(row: unknown): BankLine[] {
  if (!isRecord(row) || !isId(row['id'])) return [];
  const day = toLocalDate(textOf(row['date']));
  const cents = centsOf(row['value']);
  if (day === null || cents === null) return [];
  const { version } = row;
  return [
    {
      id: String(row['id']),
      version: typeof version === 'number' ? version : 0,
      day,
      cents,
      memo: textOf(row['memo']),
      payee: textOf(row['payee']),
      number: wordsOf(row['documentNumber']),
      match: readMatch(row['match']),
    },
  ];
}

function readTitle(row: unknown): OpenTitle[] {
  if (!isRecord(row)) return [];
  const { id, documentId, movement, partnerPersonId, installmentNumber, installmentCount } = row;
  const dueDate = toLocalDate(textOf(row['dueDate']));
  const open = centsOf(row['openValue']);
  if (typeof id !== 'number' || dueDate === null || open === null || open <= 0) return [];
  if (movement !== 'EXPENSE' && movement !== 'INCOME') return [];
  const number = wordsOf(row['documentNumber']);
  const many = typeof installmentCount === 'number' && installmentCount > 1;
  return [
    {
      id,
      documentId: isId(documentId) ? documentId : null,
      movement,
      partnerId: typeof partnerPersonId === 'number' ? partnerPersonId : null,
      partner: textOf(row['partnerPersonName']),
      partnerDocument: textOf(row['partnerPersonDocument']),
      number,
      document: many ? `${number} ${wordsOf(installmentNumber)}/${installmentCount}` : number,
      dueDate,
      open,
      penaltyRate: rateOf(row['penaltyRate']),
      interestRate: rateOf(row['interestRate']),
      writeOffs: list(row['writeOffs']).flatMap((each) => {
        if (!isRecord(each)) return [];
        const paymentDate = toLocalDate(textOf(each['paymentDate']));
        const value = centsOf(each['installmentValue']);
        if (paymentDate === null || value === null) return [];
        const interest = centsOf(each['interestValue']) ?? 0;
        const penalty = centsOf(each['penaltyValue']) ?? 0;
        return [{ paymentDate, value, interest, penalty }];
      }),
    },
  ];
}

/** The answer, read without trust; one that is no list of candidates at all is a failed call. */
export function readCandidates(answer: unknown): Candidates {
  if (!isRecord(answer) || !Array.isArray(answer['lines'])) throw new TypeError('no candidates');
  const lines = answer['lines'].flatMap(readLine);
  return {
    lines: lines.toSorted((a, b) => a.day.localeCompare(b.day)),
    records: list(answer['records']).flatMap(readRecord),
    titles: list(answer['titles']).flatMap(readTitle),
    closedUntil: toLocalDate(textOf(answer['closedUntil'])),
    unread: answer['lines'].length - lines.length,
  };
}

export const paymentBody = ({ titleId, lineId, value, discount, interest, penalty }: TitlePayment) => ({
  titleId,
  lineId,
  installmentValue: fromCents(value),
  discountValue: fromCents(discount),
  interestValue: fromCents(interest),
  penaltyValue: fromCents(penalty),
});
