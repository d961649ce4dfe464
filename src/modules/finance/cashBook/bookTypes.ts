import type { LocalDate } from '@/platform/format/date';

/** Kinds of documents as the LCDPR numbers them: invoice, bill, receipt, contract, payslip, other. */
export const DOCUMENT_TYPES = ['1', '2', '3', '4', '5', '6'] as const;
/** Income; costs and investment; product delivered for an advance. */
export const ENTRY_TYPES = ['1', '2', '3'] as const;
type DocumentType = (typeof DOCUMENT_TYPES)[number];
type EntryType = (typeof ENTRY_TYPES)[number];

export interface BookEntry {
  readonly id: number;
  readonly day: LocalDate;
  readonly documentId: number | string | null;
  readonly documentNumber: string;
  readonly movement: 'INCOME' | 'EXPENSE';
  readonly account: string;
  readonly partner: string;
  /** CPF or CNPJ of who paid or was paid; '' where it is missing. */
  readonly partnerDocument: string;
  readonly documentType: DocumentType | null;
  readonly entryType: EntryType | null;
  readonly farmId: number | null;
  readonly farm: string;
  /** The producer's share, in hundredths of a per cent; null where it is missing. */
  readonly share: number | null;
  readonly investment: boolean;
  /** Account that it went through; null where it went through none. */
  readonly accountId?: number | null;
  /** It was paid in notes, or from a till; null when unknown. A card or a barter is neither cash nor bank. */
  readonly paidInCash?: boolean | null;
  /** The whole value, in cents. */
  readonly cents: number;
}

export interface CashBook {
  readonly entries: readonly BookEntry[];
  readonly properties: readonly { readonly id: number; readonly name: string }[];
  /** Cents of loss that former years leave; null when unknown. */
  readonly priorLoss: number | null;
  readonly unread: number;
}

export interface BookQuery {
  readonly farmerId: string;
  readonly year: number;
}

/** The corrected fields; what is left out stays as it is. */
export interface BookChange {
  readonly documentType?: string;
  readonly entryType?: string;
  readonly farmId?: number;
  readonly partnerDocument?: string;
  /** Hundredths of a per cent. */
  readonly share?: number;
}
