export type OfxLineState = 'entry' | 'balance' | 'noAmount' | 'noDay' | 'otherCurrency' | 'unclosed';

/** A line of the bank's statement: what cannot be read is null, never zero. */
export interface OfxLine {
  /** Line of the file, from 1. */
  line: number;
  state: OfxLineState;
  /** yyyy-MM-dd */
  day: string | null;
  /** Positive in, negative out. */
  cents: number | null;
  type: string;
  fitId: string;
  checkNumber: string;
  name: string;
  memo: string;
}

export interface OfxBalance {
  cents: number;
  day: string | null;
}

export interface OfxAccount {
  line: number;
  card: boolean;
  bankId: string;
  branchId: string;
  accountId: string;
  currency: string;
  start: string | null;
  end: string | null;
  balance: OfxBalance | null;
  lines: OfxLine[];
}

interface OfxProblem {
  kind: 'unknownVersion' | 'brokenXml' | 'cutShort' | 'status' | 'investment';
  line: number;
  /** The bank's code and text of a status, or the version that is not known. */
  code: string;
  text: string;
}

export interface OfxFile {
  accounts: OfxAccount[];
  warnings: OfxProblem[];
  /** Why nothing is read: no OFX at all, no statement in it, positions of investments alone, or the error that the bank answered. */
  refusal: {
    kind: 'notOfx' | 'noStatement' | 'investment' | 'status';
    line: number;
    code: string;
    text: string;
  } | null;
}
