import type { Load } from './loadTypes';
import type { ManifestDocument } from './manifestSeed';
import type { Occurrence } from './occurrenceSeed';
import type { Register } from '../mapTypes';
import type { Row, Table } from '../table';
import type { CurrencyClassification } from '../types';
import type { FinancialRating } from './accountPlanSeed';
import type { Agreements } from './agreementTypes';
import type { BankingTables } from './bankingTables';
import type { BalanceAdjustment, BalanceClosing, CashScenario } from './balanceTypes';
import type { CashBookMark, Declaration } from './cashBookTypes';
import type { FiscalTables } from './fiscalSeed';
import type { StockEntry } from '../stock/stockTypes';
import type { PatrimonyTables } from './patrimonyTypes';
import type { Production } from './productionSeed';
import type { TrainingRecord } from './trainingSeed';
import type { WoodLoad } from './woodSeed';

/** A bank as the Central Bank numbers it. */
export interface Bank extends Row {
  code: string;
  name: string;
}

/** What values are computed in: a money, or a product. */
export interface Currency extends Row {
  /** Null for those of the platform, which every customer has and none changes. */
  customerId: number | null;
  currencyCode: string;
  name: string;
  symbol: string;
  classification: CurrencyClassification;
  active: boolean;
  createdAt: string;
  updatedAt: string | null;
}

/** A legal person of the customer's own: the one that buys, sells and holds accounts. */
export interface Company extends Register {
  document: string;
  stateRegistration: string | null;
  cityId: number | null;
}

export type PaymentKind =
  'CASH' | 'PIX' | 'BANK_SLIP' | 'TRANSFER' | 'CREDIT_CARD' | 'DIRECT_DEBIT' | 'CHECK' | 'BARTER';

/** A way in which the customer pays or is paid. */
export interface Payment extends Register {
  kind: PaymentKind;
  /** Days until the money is there. */
  settlementDays: number;
}

export type AccountKind = 'CHECKING' | 'SAVINGS' | 'COOPERATIVE' | 'CASH';

export interface CurrentAccount extends Register {
  kind: AccountKind;
  bankId: number | null;
  branch: string | null;
  number: string | null;
  companyId: number | null;
  currencyId: number;
  openingBalance: number;
  openingDate: string;
}

/** A line of a bank's file, kept in the statement of an account. */
export interface ImportedStatementLine {
  id: number;
  customerId: number;
  currentAccountId: number;
  /** yyyy-MM-dd */
  date: string;
  /** Reais, negative when money went out. */
  amount: number;
  fitId: string | null;
  memo: string | null;
  payee: string | null;
  checkNumber: string | null;
  /** Entered by hand, or made by a transfer from another account: it came from no file. */
  manual?: boolean;
  /** The investment that it went into or came out of. */
  investmentId?: number;
  /** The occurrence that moved the account. */
  occurrenceId?: number;
  /** The advance of which it gives money back. */
  advanceId?: number;
  /** The import that brought it. */
  importId?: number;
  /** Counts the line's changes, from 1. */
  version?: number;
}

export interface CreditCard extends Register {
  cardBrandId: number;
  lastDigits: string;
  limit: number;
  closingDay: number;
  dueDay: number;
  /** The account from which its bill is paid. */
  currentAccountId: number;
}

/** How a loan is paid back: even payments, even principal, or all at the end. */
export type Amortization = 'PRICE' | 'SAC' | 'BULLET';

/** How far apart the installments of a loan fall due. */
export type LoanInterval = 'MONTHLY' | 'QUARTERLY' | 'SEMIANNUAL' | 'ANNUAL';

export interface Loan extends Register {
  contractNumber: string;
  creditorId: number | null;
  currentAccountId: number;
  currencyId: number;
  principal: number;
  /** Per cent a year. */
  interestRate: number;
  contractDate: string;
  firstDueDate: string;
  installments: number;
  interval: LoanInterval;
  amortization: Amortization;
  /** Drawn before the books began: its money is in the opening balances. */
  isInOpening?: boolean;
}

export type PartnerRole = 'SUPPLIER' | 'BUYER' | 'INTEGRATOR' | 'CARRIER' | 'EMPLOYEE' | 'CREDITOR';

export type PixKind = 'DOCUMENT' | 'PHONE' | 'EMAIL' | 'RANDOM';

/** Somebody whom the customer buys from, sells to or employs. */
export interface Partner extends Register {
  /** CPF or CNPJ without its mask. */
  document: string;
  tradeName: string | null;
  roles: PartnerRole[];
  stateRegistration: string | null;
  stateRegistrationExempt: boolean;
  email: string | null;
  phone: string | null;
  secondPhone: string | null;
  cep: string | null;
  cityId: number | null;
  address: string | null;
  addressNumber: string | null;
  district: string | null;
  /** The account on which they are paid: all three or none. */
  bankId: number | null;
  branch: string | null;
  accountNumber: string | null;
  pixKind: PixKind | null;
  pixKey: string | null;
  notes: string | null;
  /** Per cent that titles of this partner bear when they are late, once and a month; null: the usual ones. */
  penaltyRate?: number | null;
  interestRate?: number | null;
}

export type ProductLineKind = 'INPUT' | 'PRODUCTION' | 'SERVICE';

export interface ProductLine extends Register {
  kind: ProductLineKind;
}

export interface Product extends Register {
  code: string;
  productLineId: number;
  /** Unit in which stock is kept: KG, SC, L, UN. */
  unit: string;
  /** The NCM under which it is bought and sold. */
  taxCodeId: number | null;
  minimumStock: number | null;
  /** One unit of the product is so many of another: 1 SC = 60 KG. */
  conversionFactor: number | null;
  conversionUnit: string | null;
  /** Products that may take its place. */
  similarProductIds: number[];
}

export type Movement = 'EXPENSE' | 'INCOME';

export interface DocumentItem {
  productId: number;
  /** How many, in the unit of the document. */
  unitQuantity: number;
  unitValue: number;
  discountValue: number;
  observation: string | null;
}

/** A line of an invoice as it was entered: in its own words, not yet a product of the register. */
export interface EnteredItem {
  name: string;
  unit: string | null;
  quantity: number | null;
  /** In reais. */
  total: number;
}

/** The share of one cost center. */
export interface DocumentShare {
  farmId: number;
  costCenterId: number | null;
  percentage: number;
}

/** The part of one producer. */
export interface DocumentProducer {
  farmerId: number;
  percentage: number;
}

/** What an expense was for: fuel of a machine, feed of an aviary. */
export interface DocumentDetail {
  detailName: string;
  patrimonyName: string | null;
  packingSize: string | null;
  value: number;
}

/** An invoice, a receipt or a contract: what was bought or sold. */
export interface FinancialDocument extends Row {
  customerId: number;
  movement: Movement;
  typeName: string;
  number: string;
  partnerId: number;
  companyId: number | null;
  /** The producer with the greatest part. */
  farmerId: number | null;
  /** Every producer with a part of it, together 100 %; a document of before has none of these. */
  producers?: DocumentProducer[];
  farmId: number | null;
  harvestId: number | null;
  currencyId: number;
  loanId: number | null;
  issueDate: string;
  /** Of the invoice that it was made of: 44 digits. */
  accessKey?: string | null;
  /** Entered by itself, without an invoice: changed and deleted where titles are kept. */
  manual?: boolean;
  /** Of a document without items: its value in reais. */
  enteredValue?: number;
  /** The value in the document's own currency, and what one of it was worth in reais; null in reais. */
  currencyValue?: number | null;
  quotation?: number | null;
  /** How it is meant to be paid. */
  paymentId?: number | null;
  /** Agreed for this document alone: per cent once late, per cent a month, per cent off so many days before it is due. */
  penaltyRate?: number | null;
  interestRate?: number | null;
  discountRate?: number | null;
  discountDays?: number | null;
  /** Which of how many documents that repeat themselves. */
  recurrence?: { number: number; count: number } | null;
  /** Of the invoice of a credit card: the card, and the day (yyyy-MM-dd) on which the invoice closes. */
  cardInvoice?: { creditCardId: number; closing: string };
  items: DocumentItem[];
  /** Of an invoice that was entered by its words. */
  enteredItems?: EnteredItem[];
  shares: DocumentShare[];
  details: DocumentDetail[];
  observation: string | null;
  createdAt: string;
}

/** A document that was taken back: it counts nowhere any more, and is still seen where documents are moved. */
export interface CancelledDocument extends Row {
  document: FinancialDocument;
  reason: string;
  userName: string;
}

/** A part of a document's value that is due on a day: a title. */
export interface Installment extends Row {
  customerId: number;
  documentId: number;
  number: number;
  dueDate: string;
  value: number;
  /** What it counts as in the plan of accounts. */
  ratingName: string;
  observation: string | null;
  /** The digits of its bank slip. */
  digitableLine?: string | null;
  /** Of a loan's installment: how much of its value is interest, in reais. */
  interest?: number;
}

/** A file that belongs to a title: its slip, its receipt. */
export interface TitleAttachment extends Row {
  customerId: number;
  installmentId: number;
  fileName: string;
  contentType: string;
  base64: string;
  userName: string;
  createdAt: string;
}

export type TitleAction =
  'CREATED' | 'EDITED' | 'WRITTEN_OFF' | 'REVERSED' | 'SLIP' | 'ATTACHED' | 'DETACHED';

/** Who did what with a title. */
export interface TitleEvent extends Row {
  customerId: number;
  installmentId: number;
  action: TitleAction;
  userName: string;
  createdAt: string;
  /** Of a payment, in reais: what moved. */
  value: number | null;
  /** Of a payment, in reais: the part of the title that it settled, or that is open again. */
  titleValue?: number | null;
  /** Of a file: its name. */
  note: string | null;
}

/** Money that came or went for an installment. */
export interface WriteOff extends Row {
  customerId: number;
  installmentId: number;
  writeOffDate: string;
  paymentDate: string;
  /** Of the installment's own value. */
  value: number;
  discountValue: number;
  interestValue: number;
  penaltyValue: number;
  /** Of a document in another currency: the rate of the payment, and what it made more than the document's. */
  quotation?: number | null;
  exchangeValue?: number;
  paymentId: number;
  currentAccountId: number | null;
  creditCardId: number | null;
  /** The advance that it was settled with. */
  advanceId?: number | null;
  /** Number of the statement entry with which it was paid. */
  statementNumber: string | null;
}

/** A way of sharing invoices that a customer keeps by name. */
export interface ApportionmentPatternRow extends Row {
  customerId: number;
  name: string;
  lines: Record<string, number | null>[];
  version: number;
}

export interface FinanceTables extends Agreements, FiscalTables {
  banks: Table<Bank>;
  currencies: Table<Currency>;
  companies: Table<Company>;
  payments: Table<Payment>;
  currentAccounts: Table<CurrentAccount>;
  creditCards: Table<CreditCard>;
  loans: Table<Loan>;
  partners: Table<Partner>;
  productLines: Table<ProductLine>;
  products: Table<Product>;
  financialRatings: Table<FinancialRating>;
  documents: Table<FinancialDocument>;
  installments: Table<Installment>;
  writeOffs: Table<WriteOff>;
  statementLines: Table<ImportedStatementLine>;
  banking: BankingTables;
  cashBookMarks: Table<CashBookMark>;
  declarations: Table<Declaration>;
  cashScenarios: Table<CashScenario>;
  balanceAdjustments: Table<BalanceAdjustment>;
  /** Days that were closed, with the lines they had. */
  balanceClosings: Table<BalanceClosing>;
  titleAttachments: Table<TitleAttachment>;
  titleEvents: Table<TitleEvent>;
  patrimony: PatrimonyTables;
  production: Table<Production>;
  loads: Table<Load>;
  stockEntries: Table<StockEntry>;
  woodLoads: Table<WoodLoad>;
  manifests: Table<ManifestDocument>;
  occurrences: Table<Occurrence>;
  cancelledDocuments: Table<CancelledDocument>;
  training: Table<TrainingRecord>;
  apportionmentPatterns: Table<ApportionmentPatternRow>;
}
