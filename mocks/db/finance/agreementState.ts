import type { Advance, AgreementLine, Contract, PurchaseOrder } from './agreementTypes';

export type AgreementState = 'OPEN' | 'PARTIAL' | 'LATE' | 'DONE' | 'OVER' | 'CANCELLED';

const inCents = (value: number) => Math.round(value * 100);

/** What lines come to, in reais. */
export const valueOf = (lines: readonly AgreementLine[]) =>
  lines.reduce((sum, { value }) => sum + inCents(value ?? 0), 0) / 100;

/** What lines come to, in the unit of their agreement. */
export const quantityOf = (lines: readonly AgreementLine[]) =>
  Math.round(lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) * 1000) / 1000;

/** What is still to be handed over of a contract or an order. */
export const leftOf = ({ quantity, deliveries }: Pick<Contract, 'quantity' | 'deliveries'>) =>
  Math.round((quantity - quantityOf(deliveries)) * 1000) / 1000;

/** What is left of an advance, in cents. */
export const advanceLeft = ({ value, uses, returns }: Pick<Advance, 'value' | 'uses' | 'returns'>) =>
  inCents(value) - inCents(valueOf(uses)) - inCents(valueOf(returns));

const stateOf = (left: number, isLate: boolean, hasBegun: boolean): AgreementState =>
  left < 0 ? 'OVER' : left === 0 ? 'DONE' : isLate ? 'LATE' : hasBegun ? 'PARTIAL' : 'OPEN';

/** Where a contract or an order stands on a day. */
export const handoverState = (row: Contract | PurchaseOrder, today: string): AgreementState =>
  row.cancelled
    ? 'CANCELLED'
    : stateOf(leftOf(row), row.deadline.slice(0, 10) < today, quantityOf(row.deliveries) > 0);

/** Where an advance stands: it is late once its year of delivery is over. */
export const advanceState = (row: Advance, today: string): AgreementState =>
  row.cancelled
    ? 'CANCELLED'
    : stateOf(
        advanceLeft(row),
        row.deliveryYear !== null && row.deliveryYear < Number(today.slice(0, 4)),
        row.uses.length + row.returns.length > 0,
      );
