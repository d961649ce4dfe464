/** What an invoice says of itself beyond its figures, and what is needed to enter it. */
export type FiscalMark =
  /** Issued in the tax office's test environment: worth nothing. */
  | 'test'
  /** The file carries no authorisation: only the tax office's answer makes an invoice of it. */
  | 'unproven'
  /** The tax office denied it. */
  | 'denied'
  | 'cancelled'
  /** An entry note: goods come in to its issuer, as when a cooperative receives a producer's grain. */
  | 'entry'
  /** Goods go back. */
  | 'return'
  /** Adds to an earlier invoice. */
  | 'complement'
  | 'adjustment';

export interface FiscalParty {
  readonly name: string | null;
  /** CPF (11 digits) or CNPJ (14 positions, letters possible), without mask; null for a foreigner or a stranger. */
  readonly document: string | null;
  readonly stateRegistration: string | null;
  /** Street, number, complement, district. */
  readonly address: string | null;
  readonly city: string | null;
  /** Two letters; 'EX' for abroad. */
  readonly state: string | null;
}

export interface FiscalItem {
  readonly code: string | null;
  readonly description: string;
  /** Eight digits; a service has none. */
  readonly ncm: string | null;
  readonly cfop: string | null;
  readonly unit: string | null;
  readonly quantity: number;
  /** Reais, with up to ten decimals. */
  readonly unitPrice: number;
  /** Reais, before discounts of the item. */
  readonly totalValue: number;
  /**
   * Reais that the item adds to the invoice's total by its own figures: value, freight, insurance, expenses and taxes on
   * top, less its discount. Where the layout says nothing of the kind it is missing.
   */
  readonly worth?: number | undefined;
  /** Its value is no part of the totals (indTot 0), as for goods that are shown but not charged. */
  readonly outside?: boolean | undefined;
}

export interface FiscalTax {
  /** The tax's own short name ('ICMS', 'ICMS-ST', 'IPI', 'ISS', …), or 'other'. */
  readonly name: string;
  readonly value: number;
  /** Kept back by the recipient, who pays so much less. */
  readonly retained?: boolean | undefined;
}

/** All in reais. */
export interface FiscalTotals {
  /** Goods and services before discounts. */
  readonly items: number;
  readonly discount: number;
  readonly freight: number;
  /** Insurance and other expenses. */
  readonly other: number;
  /** Those above zero. Most are inside the prices; they do not add up to the total. */
  readonly taxes: readonly FiscalTax[];
  /** What the invoice is worth. */
  readonly total: number;
  /** What is left to pay after retained taxes, where the layout says it (NFS-e). */
  readonly net?: number | undefined;
  /**
   * What stands between items and total by the totals' own figures: freight, insurance, expenses and taxes on top, less
   * discounts. Negative where discounts prevail.
   */
  readonly extras?: number | undefined;
}

export interface FiscalPayment {
  /** Code of the layout's table of forms (tPag: '01' cash, '15' bank slip, '17' Pix, …). */
  readonly form: string | null;
  /** YYYY-MM-DD. */
  readonly dueDate: string | null;
  /** Reais. */
  readonly value: number;
}

/** An invoice as its XML tells it. Nothing here is verified: no signature, no question to the tax office. */
export interface FiscalInvoice {
  readonly kind: 'nfe' | 'nfce' | 'nfse' | 'cte';
  /** 44 positions for goods and freight, 50 for the national NFS-e; city layouts have none. */
  readonly key: string | null;
  /** Without leading zeros. */
  readonly number: string;
  readonly series: string | null;
  /** YYYY-MM-DD, the day where it was issued. */
  readonly issueDate: string;
  /** Nature of the operation, or what kind of service it is. */
  readonly operation: string | null;
  readonly issuer: FiscalParty;
  readonly recipient: FiscalParty | null;
  readonly items: readonly FiscalItem[];
  readonly totals: FiscalTotals;
  readonly payments: readonly FiscalPayment[];
  /** The invoice itself says that nothing is paid for it: bonuses, remittances, returns. */
  readonly nothingPaid?: boolean | undefined;
  readonly observation: string | null;
  /** Number of the authorisation; for a city's NFS-e its verification code. */
  readonly protocol: string | null;
  readonly marks?: readonly FiscalMark[] | undefined;
}
