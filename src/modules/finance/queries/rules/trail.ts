import type { Amount, Cents, Side } from '../queryTypes';
import type { RowId } from '@/platform/store/resourceState';
import { quantity } from '@/domain/agreements/handover';

/** What a step of the way is: from the contract to its last load, invoice and title. */
export const STEP_KINDS = [
  'CONTRACT',
  'ADVANCE',
  'LOAD',
  'DELIVERY',
  'USE',
  'RETURN',
  'INVOICE',
  'TITLE',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** One step as the server tells it: quantities in the unit of the contract, money in hundredths of its currency. */
export interface TrailStep {
  readonly kind: StepKind;
  /** YYYY-MM-DD; '' when unknown. Of a title the due date. */
  readonly date: string;
  /** Of the load, contract, advance or title; null where there is none. */
  readonly id: RowId | null;
  readonly name: string;
  readonly quantity: Amount;
  /** Of the quantity; '' when unknown. */
  readonly unit: string;
  readonly value: Cents;
  /** Of a title: what is still open of it. */
  readonly open: Cents;
  readonly documentId: RowId | null;
  readonly side: Side | null;
}

/** A step with what is left after it; null when unknown, or nothing of that measure has begun. */
export interface TrailLine extends TrailStep {
  /** Of the quantity that was agreed. */
  readonly leftQuantity: Amount;
  /** Of the money that was advanced. */
  readonly leftValue: Cents;
}

const DELIVERS: ReadonlySet<StepKind> = new Set(['LOAD', 'DELIVERY']);
const SETTLES: ReadonlySet<StepKind> = new Set(['USE', 'RETURN']);
const LAST = '9999-12-31';

const inOrder = (a: TrailStep, b: TrailStep) =>
  (a.date || LAST).localeCompare(b.date || LAST) || STEP_KINDS.indexOf(a.kind) - STEP_KINDS.indexOf(b.kind);

/**
 * The steps in the order of time, each with what is left after it: agreed − delivered in the contract's unit, advanced −
 * used − returned in money. From a step on that does not tell its figure, that measure is not known. What was delivered
 * before the contract's own day counts as well.
 */
export function followTrail(steps: readonly TrailStep[]): TrailLine[] {
  const contract = steps.find(({ kind }) => kind === 'CONTRACT');
  let amount: Amount = contract ? contract.quantity : null;
  let money: Cents = null;
  // Agreements come first, whatever day they bear.
  const start = (step: TrailStep) => (step.kind === 'CONTRACT' ? 0 : 1);
  return steps
    .toSorted((a, b) => start(a) - start(b) || inOrder(a, b))
    .map((step, at, all) => {
      const begun = all.slice(0, at).some(({ kind }) => kind === 'ADVANCE');
      if (DELIVERS.has(step.kind))
        amount = amount === null || step.quantity === null ? null : quantity(amount - step.quantity);
      if (step.kind === 'ADVANCE') {
        if (!begun) money = step.value;
        else money = money === null || step.value === null ? null : money + step.value;
      }
      if (SETTLES.has(step.kind)) money = money === null || step.value === null ? null : money - step.value;
      return { ...step, leftQuantity: amount, leftValue: money };
    });
}

/** What is open of the titles of a trail; null where one does not tell, or there is none. */
export function openOf(steps: readonly TrailStep[]): Cents {
  const titles = steps.filter(({ kind }) => kind === 'TITLE');
  if (titles.length === 0) return null;
  return titles.reduce<Cents>((sum, { open }) => (sum === null || open === null ? null : sum + open), 0);
}
