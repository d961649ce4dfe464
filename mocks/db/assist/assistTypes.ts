import type { Row } from '../table';

export type AssistStatus =
  | 'ENVIADO'
  | 'INICIADO'
  | 'REVISANDO'
  | 'RETORNADO'
  | 'PREENCHIDO'
  | 'FALHA NA IDENTIFICACAO'
  | 'CONFIRMADO'
  | 'CANCELADO'
  | 'PROCESSAMENTO_IA'
  | 'SUCESSO_IA'
  | 'FALHA_IA';

export type AiKind =
  'STATE_TAX_GUIDE' | 'PRODUCT_INVOICE' | 'FGTS' | 'ELECTRICITY_BILL' | 'PAYSLIP' | 'SERVICE_INVOICE';

/** How the bytes of a seeded file are made when somebody asks for them. */
export type FileRecipe = 'nfeXml' | 'nfseXml' | 'pdf' | 'jpeg' | 'png' | 'wav';

export interface AssistFile {
  id: number;
  fileName: string;
  contentType: string;
  createdAt: string;
  /** Either made from a recipe or sent by somebody. */
  recipe: FileRecipe | null;
  base64: string | null;
}

export interface AssistLog {
  id: number;
  text: string;
  kind: 'MESSAGE' | 'RETURN' | 'FAILURE' | 'CANCEL';
  userName: string;
  fromCustomer: boolean;
  createdAt: string;
}

/** What was entered, as it came: the demo checks what the server would check and keeps the rest. */
export type StoredInvoice = Record<string, unknown>;

export interface AssistDocument extends Row {
  customerId: number;
  identificationNumber: number;
  status: AssistStatus;
  active: boolean;
  senderUserName: string;
  createdAt: string;
  assistantUserId: number | null;
  assistantUserName: string | null;
  balance: number;
  mobilePhoneNumber: string;
  sendingOriginName: string;
  note: string | null;
  kind: AiKind | null;
  /** Picks the figures of its invoice. */
  figure: number;
  lastCustomerActionAt: string;
  closedAt: string | null;
  invoiceDates: string[];
  logs: AssistLog[];
  files: AssistFile[];
  invoice: StoredInvoice | null;
  /** Counts the changes of the invoice: a save names the one that was read. */
  invoiceVersion?: number;
  /** The lot whose result it tells; of fish from FIRST_FISH_LOT on. */
  lotId?: number;
  /** The document of the financial module that was made of it. */
  release?: { documentId: number; at: string; userName: string };
  aiReadAt: string | null;
}
