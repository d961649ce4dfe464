export type AccountSide = 'INCOME' | 'EXPENSE';

/** Where the digital cash book of the rural producer counts an account; `NONE` leaves it out. */
export const LCDPR_KINDS = ['1', '2', '3', 'NONE'] as const;
export type LcdprKind = (typeof LCDPR_KINDS)[number];

/** Lines of the rural result (finance-decisions §4.4) that an account may belong to. */
export const RESULT_LINES = ['GROSS', 'DEDUCTION', 'COE', 'COT', 'CT'] as const;
export type ResultLine = (typeof RESULT_LINES)[number];

/** A group, a subgroup or an account: what it is follows from how deep it lies. */
export interface Account {
  readonly id: number;
  /** Null for a group. */
  readonly parentId: number | null;
  /** Its own part of the code, among those that lie beside it. */
  readonly number: number;
  readonly name: string;
  readonly side: AccountSide;
  /** Of the platform: read only. */
  readonly platform: boolean;
  readonly active: boolean;
  /** Null when unknown. */
  readonly lcdpr: LcdprKind | null;
  readonly resultLine: ResultLine | null;
  readonly family: boolean;
  /** Titles rated by it; null when unknown. */
  readonly movements: number | null;
}

/** What a form of an account holds. */
export interface AccountValues {
  readonly parentId: number | null;
  readonly number: number;
  readonly name: string;
  readonly side: AccountSide;
  readonly lcdpr: LcdprKind | null;
  readonly resultLine: ResultLine | null;
  readonly family: boolean;
}
