import {
  anyId,
  both,
  choiceOrNull,
  countOrNull,
  figureOrNull,
  items,
  made,
  mark,
  oneOf,
  orNull,
  type Read,
  type Shape,
  sparse,
} from '@/platform/http/wire';
import { cents, dayText, idOrNull, placed, words } from '@/platform/http/wireValues';
import { CONTRACT_KINDS } from '@/domain/agreements/handover';
import { STEP_KINDS, type TrailStep } from './rules/trail';
import {
  type AdvanceRow,
  type ConsortiumRow,
  type ContractRow,
  type OpenTitle,
  type OrderRow,
  type QueryDetail,
  type QueryEvent,
  type QueryLine,
  type QueryRow,
  SIDES,
} from './queryTypes';

/* Answers of the four queries: a value that is none counts as unknown, never as nought. */

const side = choiceOrNull(SIDES);

const Base = sparse({
  id: anyId,
  number: words,
  partnerPersonId: idOrNull,
  partnerPersonName: words,
  farmId: idOrNull,
  farmName: words,
  farmerPersonId: idOrNull,
  farmerPersonName: words,
  cancelled: mark,
  documentId: idOrNull,
  businessMovement: side,
  observation: words,
});

const baseOf = (sent: Read<typeof Base>, date: string): QueryRow => ({
  id: sent.id,
  number: sent.number,
  date,
  partnerId: sent.partnerPersonId,
  partnerName: sent.partnerPersonName,
  farmId: sent.farmId,
  farmName: sent.farmName,
  farmerId: sent.farmerPersonId,
  farmerName: sent.farmerPersonName,
  cancelled: sent.cancelled,
  documentId: sent.documentId,
  side: sent.businessMovement,
  note: sent.observation,
});

const OfProduct = sparse({
  ...Base.entries,
  productId: idOrNull,
  productName: words,
  unitName: words,
  quantity: figureOrNull,
  unitPrice: figureOrNull,
  currencySymbol: words,
  deliveryDate: dayText,
});

const ofProduct = (sent: Read<typeof OfProduct>, date: string, delivered: number | null) => ({
  ...baseOf(sent, date),
  productId: sent.productId,
  productName: sent.productName,
  unit: sent.unitName,
  agreed: sent.quantity,
  delivered,
  price: sent.unitPrice,
  symbol: sent.currencySymbol,
  deadline: sent.deliveryDate,
});

export const ContractWire = made(
  sparse({
    ...OfProduct.entries,
    contractDate: dayText,
    deliveredQuantity: figureOrNull,
    contractType: choiceOrNull(CONTRACT_KINDS),
    fixedQuantity: figureOrNull,
    harvestId: idOrNull,
    harvestName: words,
  }),
  (sent): ContractRow => ({
    ...ofProduct(sent, sent.contractDate, sent.deliveredQuantity),
    kind: sent.contractType,
    fixed: sent.fixedQuantity,
    harvestId: sent.harvestId,
    harvestName: sent.harvestName,
  }),
);

export const OrderWire = made(
  sparse({ ...OfProduct.entries, orderDate: dayText, receivedQuantity: figureOrNull }),
  (sent): OrderRow => ofProduct(sent, sent.orderDate, sent.receivedQuantity),
);

export const AdvanceWire = made(
  sparse({
    ...Base.entries,
    advanceDate: dayText,
    productId: idOrNull,
    productName: words,
    contractId: idOrNull,
    contractNumber: words,
    deliveryYear: countOrNull,
    currencySymbol: words,
    value: cents,
    usedValue: cents,
    returnedValue: cents,
  }),
  (sent): AdvanceRow => ({
    ...baseOf(sent, sent.advanceDate),
    productId: sent.productId,
    productName: sent.productName,
    contractId: sent.contractId,
    contractNumber: sent.contractNumber,
    deliveryYear: sent.deliveryYear,
    symbol: sent.currencySymbol,
    value: sent.value,
    used: sent.usedValue,
    returned: sent.returnedValue,
  }),
);

export const ConsortiumWire = made(
  sparse({
    ...Base.entries,
    startDate: dayText,
    group: words,
    quota: words,
    creditValue: cents,
    administrationRate: figureOrNull,
    installmentValue: cents,
    paidInstallments: countOrNull,
    installments: countOrNull,
    paidValue: cents,
    bidValue: cents,
    awardDate: dayText,
    patrimonyName: words,
  }),
  (sent): ConsortiumRow => ({
    ...baseOf(sent, sent.startDate),
    group: sent.group,
    quota: sent.quota,
    credit: sent.creditValue,
    rate: sent.administrationRate,
    installment: sent.installmentValue,
    paidCount: sent.paidInstallments,
    count: sent.installments,
    paid: sent.paidValue,
    bid: sent.bidValue,
    awardedOn: sent.awardDate,
    good: sent.patrimonyName,
  }),
);

const lines = placed(
  made(
    sparse({
      date: dayText,
      description: words,
      quantity: figureOrNull,
      value: cents,
      documentId: idOrNull,
      businessMovement: side,
      actId: figureOrNull,
    }),
    ({ description: text, businessMovement, ...rest }): Omit<QueryLine, 'id'> => ({
      ...rest,
      text,
      side: businessMovement,
    }),
  ),
);

const events = placed(
  made(
    sparse({ createdAt: words, userName: words, action: words, observation: words }),
    ({ observation: note, ...rest }): Omit<QueryEvent, 'id'> => ({ ...rest, note }),
  ),
);

const StepWire = made(
  sparse({
    kind: oneOf(STEP_KINDS),
    date: dayText,
    id: idOrNull,
    name: words,
    quantity: figureOrNull,
    unitName: words,
    value: cents,
    openValue: cents,
    documentId: idOrNull,
    businessMovement: side,
  }),
  ({ unitName: unit, openValue: open, businessMovement, ...rest }): TrailStep => ({
    ...rest,
    unit,
    open,
    side: businessMovement,
  }),
);

const Parts = sparse({
  deliveries: lines,
  fixings: lines,
  payments: lines,
  uses: lines,
  returns: lines,
  trail: orNull(items(StepWire)),
  history: events,
});

/** A title that an advance may pay: with what of it is open. */
export const OpenTitleWire = made(
  sparse({ id: anyId, name: words, dueDate: dayText, openValue: cents }),
  ({ openValue, ...rest }): OpenTitle => ({ ...rest, open: openValue }),
);

/** One record with what happened to it; an answer that is no such record is a failed call. */
export const detailOf = <Row extends QueryRow>(row: Shape<Row>): Shape<QueryDetail<Row>> =>
  made(both(row, Parts), ([read, { trail, history, ...parts }]) => ({ row: read, parts, trail, history }));
