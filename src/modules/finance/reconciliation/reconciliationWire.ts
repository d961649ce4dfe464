import { optional } from 'valibot';
import { fromCents } from '@/platform/format/money';
import {
  anyId,
  choiceOrNull,
  counted,
  figureOrNull,
  id,
  list,
  made,
  oneOf,
  only,
  optionalText,
  orNull,
  record,
} from '@/platform/http/wire';
import {
  centsOrNone,
  changeCount,
  day,
  givenCents,
  givenDay,
  idOrNull,
  numericIdOrNull,
  words,
} from '@/platform/http/wireValues';
import {
  type BankLine,
  type Candidates,
  CRITERIA,
  type LineMatch,
  type OpenTitle,
  type SystemRecord,
  type TitlePayment,
} from './reconciliationTypes';

const RECORD_KINDS = {
  PAYMENT: 'payment',
  ENTRY: 'entry',
  TRANSFER: 'transfer',
  OCCURRENCE: 'occurrence',
} as const;

/** What the system has of a movement of the account. */
export const SystemRecordWire = made(
  record({
    id: anyId,
    kind: choiceOrNull(['PAYMENT', 'ENTRY', 'TRANSFER', 'OCCURRENCE']),
    date: givenDay,
    value: givenCents,
    name: optionalText,
    documentNumber: words,
    documentId: optional(idOrNull, null),
    businessMovement: optionalText,
    currentAccountName: optional(optionalText, ''),
  }),
  (sent): SystemRecord => ({
    id: String(sent.id),
    kind: sent.kind && RECORD_KINDS[sent.kind],
    day: sent.date,
    cents: sent.value,
    name: sent.name,
    document: sent.documentNumber,
    documentId: sent.documentId,
    movement: sent.businessMovement,
    account: sent.currentAccountName,
  }),
);

const MatchWire = made(
  record({
    id: anyId,
    unmet: list(oneOf(CRITERIA)),
    records: list(SystemRecordWire),
    userName: optionalText,
  }),
  ({ unmet, userName: by, ...rest }): LineMatch => ({
    ...rest,
    unmet: CRITERIA.filter((one) => unmet.includes(one)),
    by,
  }),
);

const LineWire = made(
  record({
    id: anyId,
    version: changeCount,
    date: givenDay,
    value: givenCents,
    memo: optionalText,
    payee: optionalText,
    documentNumber: words,
    match: orNull(MatchWire),
  }),
  ({ id: lineId, date, value, documentNumber: number, ...rest }): BankLine => ({
    ...rest,
    id: String(lineId),
    day: date,
    cents: value,
    number,
  }),
);

const WriteOffWire = made(
  record({
    paymentDate: givenDay,
    installmentValue: givenCents,
    interestValue: centsOrNone,
    penaltyValue: centsOrNone,
  }),
  ({ paymentDate, installmentValue: value, interestValue: interest, penaltyValue: penalty }) => ({
    paymentDate,
    value,
    interest,
    penalty,
  }),
);

/** A title of which something is open, as the list of titles answers it. */
const TitleWire = made(
  record({
    id,
    documentId: idOrNull,
    movement: oneOf(['EXPENSE', 'INCOME']),
    partnerPersonId: optional(numericIdOrNull, null),
    partnerPersonName: optionalText,
    partnerPersonDocument: optional(optionalText, ''),
    documentNumber: words,
    installmentNumber: optional(words, ''),
    installmentCount: optional(figureOrNull, null),
    dueDate: givenDay,
    openValue: only(givenCents, 'open', (value) => value > 0),
    penaltyRate: optional(figureOrNull, null),
    interestRate: optional(figureOrNull, null),
    writeOffs: optional(list(WriteOffWire), []),
  }),
  (sent): OpenTitle => ({
    id: sent.id,
    documentId: sent.documentId,
    movement: sent.movement,
    partnerId: sent.partnerPersonId,
    partner: sent.partnerPersonName,
    partnerDocument: sent.partnerPersonDocument,
    number: sent.documentNumber,
    document:
      (sent.installmentCount ?? 0) > 1
        ? `${sent.documentNumber} ${sent.installmentNumber}/${sent.installmentCount}`
        : sent.documentNumber,
    dueDate: sent.dueDate,
    open: sent.openValue,
    penaltyRate: sent.penaltyRate,
    interestRate: sent.interestRate,
    writeOffs: sent.writeOffs,
  }),
);

/** Lines of the bank, what the system has unmatched, and every open title; without lines it is a failed call. */
export const CandidatesWire = made(
  record({
    closedUntil: day,
    lines: counted(LineWire),
    records: list(SystemRecordWire),
    titles: list(TitleWire),
  }),
  ({ lines: { rows, unread }, ...rest }): Candidates => ({
    ...rest,
    lines: rows.toSorted((a, b) => a.day.localeCompare(b.day)),
    unread,
  }),
);

export const paymentBody = ({ titleId, lineId, value, discount, interest, penalty }: TitlePayment) => ({
  titleId,
  lineId,
  installmentValue: fromCents(value),
  discountValue: fromCents(discount),
  interestValue: fromCents(interest),
  penaltyValue: fromCents(penalty),
});
