import type { CONTRIBUTION_BASES, PRODUCER_KINDS } from '../fiscal/rules/contributions';

/** Where an invoice stands. A number is the server's, given on sending: DRAFT never has one. */
export const INVOICE_STATES = [
  'DRAFT',
  'QUEUED',
  'TRANSMITTING',
  'REJECTED',
  'AUTHORIZED',
  'CANCELLED',
  /** Issued while the tax office did not answer: valid on paper, still to be transmitted. */
  'CONTINGENCY',
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const ENVIRONMENTS = ['PRODUCTION', 'TEST'] as const;
export type InvoiceEnvironment = (typeof ENVIRONMENTS)[number];

/** What the invoice does to another one: finNFe 1, 2, 3, 4. */
export const PURPOSES = ['NORMAL', 'COMPLEMENT', 'ADJUSTMENT', 'RETURN'] as const;
export type InvoicePurpose = (typeof PURPOSES)[number];

/** A CPF, a CNPJ (letters possible since July 2026), or the identification of somebody abroad. */
export const PARTY_KINDS = ['PERSON', 'COMPANY', 'FOREIGN'] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

/** Whether the recipient gives ICMS: indIEDest 1 (with a registration), 2 (exempt of one), 9 (no contributor). */
export const TAXPAYER_KINDS = ['REGISTERED', 'EXEMPT', 'NONE'] as const;
export type TaxpayerKind = (typeof TAXPAYER_KINDS)[number];

export const DESTINATIONS = ['INSIDE', 'OUTSIDE', 'ABROAD'] as const;
/** In the issuer's state (CFOP 5), in another one (6), abroad (7). */
export type Destination = (typeof DESTINATIONS)[number];

/** Who pays the freight: modFrete 0, 1, 2, 3, 4, 9. */
export const FREIGHT_MODES = [
  'ISSUER',
  'RECIPIENT',
  'THIRD_PARTY',
  'OWN_ISSUER',
  'OWN_RECIPIENT',
  'NONE',
] as const;
export type FreightMode = (typeof FREIGHT_MODES)[number];

export const GUIDE_KINDS = ['GTA', 'TTA', 'DTA', 'ATV', 'PTV', 'GTV', 'DOF'] as const;
/** Kinds of the traffic guide (tpGuia 1 to 7): animals, plants, forest products. */
export type GuideKind = (typeof GUIDE_KINDS)[number];

export const EVENT_KINDS = [
  'AUTHORIZED',
  'CORRECTION',
  'CANCEL',
  'RETURN',
  'COMPLEMENT',
  'REJECTED',
] as const;
export type InvoiceEventKind = (typeof EVENT_KINDS)[number];

/** '' and null are unknown. */
export interface InvoiceAddress {
  readonly street: string;
  /** 'S/N' where there is none. */
  readonly number: string;
  readonly complement: string;
  readonly district: string;
  readonly city: string;
  /** Of the IBGE, seven digits; 9999999 abroad. */
  readonly cityCode: string;
  /** Two letters; 'EX' abroad. */
  readonly state: string;
  /** Eight digits. */
  readonly zip: string;
  /** Name in Portuguese; 'BRASIL' inside. */
  readonly country: string;
  /** Of the Central Bank (BACEN): 1058 is Brazil. */
  readonly countryCode: string;
  /** Digits. */
  readonly phone: string;
}

export interface InvoiceIssuer {
  /** Of the own register; null where it is gone. */
  readonly id: number | null;
  readonly name: string;
  readonly kind: 'PERSON' | 'COMPANY';
  /** CPF (11 digits) or CNPJ (14 positions), without mask. */
  readonly document: string;
  /** Digits and letters, without mask. */
  readonly stateRegistration: string;
  readonly address: InvoiceAddress;
  /** How the contributions of the producer are found. */
  readonly producerKind: (typeof PRODUCER_KINDS)[number];
  /** What the producer chose for the year of the sale. */
  readonly contributionBase: (typeof CONTRIBUTION_BASES)[number];
}

export interface InvoiceRecipient {
  readonly id: number | null;
  readonly name: string;
  readonly kind: PartyKind;
  /** CPF or CNPJ without mask; abroad the passport or identification, '' where there is none. */
  readonly document: string;
  readonly taxpayer: TaxpayerKind;
  readonly stateRegistration: string;
  readonly address: InvoiceAddress;
  readonly email: string;
  /** A cooperative keeps FUCAP of what its members deliver. */
  readonly cooperative: boolean;
}

export interface InvoiceNature {
  readonly id: number | null;
  /** natOp, at most 60 characters. */
  readonly name: string;
  /** Four digits each; '' where the nature has none for this destination. */
  readonly cfops: Readonly<Record<Destination, string>>;
  readonly purpose: InvoicePurpose;
  /** Goods are sold: titles and contributions follow. A remittance makes neither. */
  readonly sale: boolean;
}

export interface InvoiceIcms {
  /** orig, '0' national. */
  readonly origin: string;
  /** CST of ICMS, two digits: '00', '20', '40', '41', '50', '51', '90'. */
  readonly situation: string;
  /** cBenef, where the state wants one. */
  readonly benefitCode: string;
  /** Per cent; null without tax. */
  readonly rate: number | null;
  /** Cents. */
  readonly base: number | null;
  readonly value: number | null;
}

/** Animals, plants and forest products carry a traffic guide (NT 2024.003). */
export interface InvoiceGuide {
  readonly kind: GuideKind;
  readonly state: string;
  readonly series: string;
  readonly number: string;
}

/** Pesticides carry their prescriptions (NT 2024.003). */
export interface InvoicePrescription {
  readonly number: string;
  /** CPF of the technician who is responsible. */
  readonly technicianCpf: string;
}

export interface InvoiceItem {
  /** Of the own register; null where it was typed or is gone. */
  readonly productId: number | null;
  /** cProd. */
  readonly code: string;
  /** xProd, at most 120 characters. */
  readonly description: string;
  /** Eight digits. */
  readonly ncm: string;
  /** Four digits. */
  readonly cfop: string;
  readonly unit: string;
  /** At most 4 decimals; null while it is not typed. */
  readonly quantity: number | null;
  /** Reais for one unit, at most 10 decimals; null while it is not typed. */
  readonly unitPrice: number | null;
  /** Cents. */
  readonly discount: number;
  readonly icms: InvoiceIcms;
  /** What kind of goods it is, for the papers that must go with it (FD §5.7). */
  readonly goods: 'COMMON' | 'ANIMAL' | 'PLANT' | 'FOREST' | 'PESTICIDE';
  readonly guide: InvoiceGuide | null;
  readonly prescriptions: readonly InvoicePrescription[];
  /** Kilograms of a sack; null where the product has none. */
  readonly sackWeight: number | null;
  readonly note: string;
}

export interface InvoiceCarrier {
  readonly id: number | null;
  readonly name: string;
  /** CPF or CNPJ without mask. */
  readonly document: string;
  readonly stateRegistration: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
}

export interface InvoiceFreight {
  readonly mode: FreightMode;
  readonly carrier: InvoiceCarrier | null;
  /** Without mask, upper case. */
  readonly plate: string;
  readonly plateState: string;
  readonly trailerPlate: string;
  /** How many volumes, of which kind and brand. */
  readonly volumes: number | null;
  readonly volumeKind: string;
  readonly brand: string;
  /** Kilograms, at most 3 decimals. */
  readonly netWeight: number | null;
  readonly grossWeight: number | null;
  /** Cents, charged in the invoice; 0 is none. */
  readonly value: number;
}

export interface InvoiceInstallment {
  /** YYYY-MM-DD. */
  readonly dueDate: string;
  /** Cents. */
  readonly value: number | null;
}

export interface InvoicePayment {
  /** tPag of the layout: '01', '15', '17', '90' nothing paid, … */
  readonly form: string;
  /** Paid on the spot, or later by its installments. */
  readonly installments: readonly InvoiceInstallment[];
}

/** One part of the contributions: hundredths of a per cent and cents. */
export interface InvoiceContributionPart {
  readonly rate: number;
  readonly value: number;
}

/** Contributions on the sale, by the names of FA-162; null parts: no rate is known (segurado especial). */
export interface InvoiceContributions {
  readonly funrural: InvoiceContributionPart | null;
  readonly gilrat: InvoiceContributionPart | null;
  readonly senar: InvoiceContributionPart | null;
  readonly fucap: InvoiceContributionPart | null;
  /** Cents; null where a part is unknown. */
  readonly total: number | null;
  /** Who pays them: a buyer that is a company holds them back; for a person or abroad the producer does it. */
  readonly payer: 'BUYER' | 'PRODUCER' | 'NONE';
}

/** Cents; null where a figure that they need is unknown. */
export interface InvoiceTotals {
  /** Goods before discounts. */
  readonly items: number | null;
  readonly discount: number;
  readonly freight: number;
  /** Insurance and other expenses. */
  readonly other: number;
  readonly icmsBase: number;
  readonly icms: number;
  readonly total: number | null;
  /** What is left for the producer after what the buyer holds back. */
  readonly net: number | null;
}

export interface InvoiceEvent {
  readonly kind: InvoiceEventKind;
  /** nSeqEvento: 1 for the first of its kind. */
  readonly sequence: number;
  /** What was corrected, why it was cancelled, why it was refused. */
  readonly text: string;
  /** Instant. */
  readonly at: string;
  readonly protocol: string;
  /** The invoice that returns or complements this one. */
  readonly relatedId: number | null;
}

export interface InvoiceRejection {
  /** cStat of the tax office. */
  readonly code: string;
  readonly text: string;
  /** Path of the field that it is about ('recipient.address.street', 'items.0.ncm'); '' where it is none. */
  readonly field: string;
}

/** A rural invoice: NF-e 55 of a producer. */
export interface RuralInvoice {
  readonly id: number;
  readonly rowVersion: string | number | undefined;
  readonly state: InvoiceState;
  /** Model of the document: '55'. */
  readonly model: string;
  readonly environment: InvoiceEnvironment;
  readonly purpose: InvoicePurpose;
  /** Without leading zeros; '' while it has none. */
  readonly number: string;
  readonly series: string;
  /** Instants; '' while there is none. */
  readonly issuedAt: string;
  readonly authorizedAt: string;
  /** When the goods left; '' is unknown. YYYY-MM-DD. */
  readonly departureDate: string;
  readonly protocol: string;
  /** 44 positions. */
  readonly accessKey: string;
  readonly rejection: InvoiceRejection | null;
  /** Of the last sending: sent again, it makes no second invoice. */
  readonly requestId: string;
  /** Why it was issued in contingency; '' otherwise. */
  readonly contingencyReason: string;
  readonly issuer: InvoiceIssuer;
  readonly recipient: InvoiceRecipient;
  readonly nature: InvoiceNature;
  readonly destination: Destination;
  readonly items: readonly InvoiceItem[];
  readonly freight: InvoiceFreight;
  readonly payment: InvoicePayment;
  /** Access keys of the documents that it refers to. */
  readonly referencedKeys: readonly string[];
  /** infCpl: to the buyer. */
  readonly buyerNote: string;
  /** infAdFisco: to the tax office. */
  readonly taxOfficeNote: string;
  readonly contributions: InvoiceContributions;
  readonly totals: InvoiceTotals;
  readonly events: readonly InvoiceEvent[];
  /** The load that it sells. */
  readonly loadId: number | null;
  readonly loadNumber: string;
  /** What the authorised invoice made where the customer has finance. */
  readonly documentId: number | null;
  readonly titleIds: readonly number[];
  readonly createdAt: string;
  readonly updatedAt: string;
}
