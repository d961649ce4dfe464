import type { RegisterRow } from '../../registerRoutes';
import type { Row, Table } from '../table';
import type { VoidedNumbers } from './voidedNumbers';

export interface Address {
  street: string;
  number: string;
  complement: string;
  district: string;
  city: string;
  cityCode: string;
  state: string;
  zip: string;
  country: string;
  countryCode: string;
  phone: string;
}

interface Named extends RegisterRow {
  name: string;
}

/** Who issues: a producer with a state registration. */
export interface RuralIssuer extends Named, Omit<Address, 'number'> {
  addressNumber: string;
  document: string;
  stateRegistration: string;
  /** The series of the fiscal page that numbers its invoices; without one it has its own. */
  fiscalSeriesId: number | null;
  ownSeries: number | null;
  ownLastNumber: number | null;
  /** The producer of the farms, whose yearly choice counts; without one it is kept here. */
  farmerId: number | null;
  farmId: number | null;
  ownProducerKind: string;
  ownContributionBase: string;
  environment: string;
}

export interface RuralRecipient extends Named, Omit<Address, 'number'> {
  addressNumber: string;
  kind: string;
  document: string;
  taxpayer: string;
  stateRegistration: string;
  email: string;
  cooperative: boolean;
}

export interface RuralProduct extends Named {
  code: string;
  ncm: string;
  unit: string;
  origin: string;
  situation: string;
  benefitCode: string;
  goods: string;
  sackWeight: number | null;
  /** The product of the register of finance. */
  productId: number | null;
}

export interface RuralCarrier extends Named {
  document: string;
  stateRegistration: string;
  address: string;
  city: string;
  state: string;
}

export interface RuralVehicle extends Named {
  plate: string;
  plateState: string;
  trailerPlate: string;
  carrierId: number | null;
}

export interface RuralNature extends Named {
  cfopInside: string;
  cfopOutside: string;
  cfopAbroad: string;
  purpose: string;
  sale: boolean;
}

export interface RuralNote extends Named {
  text: string;
  target: string;
}

/** What is sold again and again to the same buyer. */
export interface RuralFavourite extends Named {
  issuerId: number;
  recipientId: number;
  natureId: number;
  items: { productId: number; quantity: number | null; unitPrice: number | null }[];
  freightMode: string;
  paymentForm: string;
  buyerNote: string;
  usedAt: string | null;
}

export interface InvoiceItem {
  productId: number | null;
  code: string;
  description: string;
  ncm: string;
  cfop: string;
  unit: string;
  quantity: number | null;
  unitPrice: number | null;
  /** Reais. */
  discount: number;
  icms: {
    origin: string;
    situation: string;
    benefitCode: string;
    rate: number | null;
    base: number | null;
    value: number | null;
  };
  goods: string;
  guide: { kind: string; state: string; series: string; number: string } | null;
  prescriptions: { number: string; technicianCpf: string }[];
  sackWeight: number | null;
  note: string;
}

export interface InvoiceEvent {
  kind: string;
  sequence: number;
  text: string;
  at: string;
  protocol: string;
  relatedId: number | null;
}

/** What a form says of an invoice. */
export interface InvoiceContent {
  environment: string;
  departureDate: string;
  issuerId: number | null;
  recipient: {
    id: number | null;
    name: string;
    kind: string;
    document: string;
    taxpayer: string;
    stateRegistration: string;
    address: Address;
    email: string;
    cooperative: boolean;
  };
  nature: {
    id: number | null;
    name: string;
    cfops: { INSIDE: string; OUTSIDE: string; ABROAD: string };
    purpose: string;
    sale: boolean;
  };
  items: InvoiceItem[];
  freight: {
    mode: string;
    carrier: {
      id: number | null;
      name: string;
      document: string;
      stateRegistration: string;
      address: string;
      city: string;
      state: string;
    } | null;
    plate: string;
    plateState: string;
    trailerPlate: string;
    volumes: number | null;
    volumeKind: string;
    brand: string;
    netWeight: number | null;
    grossWeight: number | null;
    /** Reais. */
    value: number;
  };
  payment: { form: string; installments: { dueDate: string; value: number | null }[] };
  referencedKeys: string[];
  buyerNote: string;
  taxOfficeNote: string;
  loadId: number | null;
}

export interface RuralInvoiceRow extends Row, InvoiceContent {
  customerId: number;
  state: string;
  number: number | null;
  series: number | null;
  issuedAt: string | null;
  authorizedAt: string | null;
  protocol: string | null;
  accessKey: string | null;
  rejection: { code: string; text: string; field: string } | null;
  /** By which the form knows it: sent twice it is made once. */
  clientKey: string | null;
  requestId: string;
  /** Every request that was taken. */
  requestIds: string[];
  contingencyReason: string;
  /** Of what was sent: who issued it then. */
  issuer: IssuerSnapshot | null;
  events: InvoiceEvent[];
  documentId: number | null;
  titleIds: number[];
  createdAt: string;
  updatedAt: string | null;
}

export interface IssuerSnapshot {
  id: number | null;
  name: string;
  kind: string;
  document: string;
  stateRegistration: string;
  address: Address;
  producerKind: string;
  contributionBase: string;
}

export interface RuralInvoiceTables {
  invoices: Table<RuralInvoiceRow>;
  issuers: Table<RuralIssuer>;
  recipients: Table<RuralRecipient>;
  products: Table<RuralProduct>;
  carriers: Table<RuralCarrier>;
  vehicles: Table<RuralVehicle>;
  natures: Table<RuralNature>;
  notes: Table<RuralNote>;
  favourites: Table<RuralFavourite>;
  voided: Table<VoidedNumbers>;
}
