import type { InvoiceState, RuralInvoice } from '../ruralInvoiceTypes';

/** What somebody does next with an invoice. */
export type NextStep = 'finish' | 'mend' | 'wait' | 'print' | 'transmit' | 'none';

const NEXT: Readonly<Record<InvoiceState, NextStep>> = {
  DRAFT: 'finish',
  QUEUED: 'wait',
  TRANSMITTING: 'wait',
  REJECTED: 'mend',
  AUTHORIZED: 'print',
  CANCELLED: 'none',
  CONTINGENCY: 'transmit',
};
export const nextOf = ({ state }: Pick<RuralInvoice, 'state'>): NextStep => NEXT[state];

/** It is on its way: its state is asked until it changes. */
export const isUnderWay = ({ state }: Pick<RuralInvoice, 'state'>) =>
  state === 'QUEUED' || state === 'TRANSMITTING';
/** Nothing of it was taken by the tax office: it may be changed and deleted. */
export const isOpen = ({ state }: Pick<RuralInvoice, 'state'>) => state === 'DRAFT' || state === 'REJECTED';
/** The tax office has its file: authorised, and a cancelled one still. */
export const hasXml = ({ accessKey, authorizedAt }: Pick<RuralInvoice, 'accessKey' | 'authorizedAt'>) =>
  accessKey !== '' && authorizedAt !== '';

export interface StateSum {
  readonly state: InvoiceState;
  readonly count: number;
  /** Cents of those whose value is known. */
  readonly value: number;
  /** How many have no value yet. */
  readonly unknown: number;
}

/** Count and value by state, in the order of the states; invoices of the test environment are worth nothing. */
export function sumsByState(
  invoices: readonly Pick<RuralInvoice, 'state' | 'totals' | 'environment'>[],
  states: readonly InvoiceState[],
): readonly StateSum[] {
  return states.flatMap((state) => {
    const own = invoices.filter((row) => row.state === state);
    if (own.length === 0) return [];
    const real = own.filter(({ environment }) => environment === 'PRODUCTION');
    return {
      state,
      count: own.length,
      value: real.reduce((sum, { totals }) => sum + (totals.total ?? 0), 0),
      unknown: real.filter(({ totals }) => totals.total === null).length,
    };
  });
}

/** Codes of the tax office whose meaning is said in plain words. */
export const KNOWN_REJECTIONS = [
  '204',
  '207',
  '208',
  '209',
  '210',
  '225',
  '237',
  '272',
  '280',
  '281',
  '321',
  '509',
  '510',
  '539',
  '629',
  '733',
  '778',
  '791',
  '930',
  '946',
  '1120',
  '1121',
] as const;
export type KnownRejection = (typeof KNOWN_REJECTIONS)[number];
export const isKnownRejection = (code: string): code is KnownRejection =>
  KNOWN_REJECTIONS.some((one) => one === code);
