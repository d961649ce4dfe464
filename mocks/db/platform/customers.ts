import { type Row, Table } from '../table';
import type { PlatformRow } from './platformRow';

/** What the platform keeps of a customer besides its name and account; the id is the customer's. */
export interface CustomerRecord extends PlatformRow {
  personType: number;
  /** CPF or CNPJ without its mask. */
  document: string;
  accountType: number;
  currencyId: number;
  email: string;
  phone: string | null;
  cep: string | null;
  address: string | null;
  addressNumber: string | null;
  district: string | null;
  businessActivityIds: number[];
  moduleIds: number[];
  accountManagerId: number | null;
  serviceClassificationId: number | null;
  /** The login to the partner's system; its password is never returned. */
  integrationLogin: string | null;
  integrationPassword: string | null;
  integrationUpdatedAt: string | null;
}

export type RequestStatus = 'PENDING' | 'APPROVED' | 'REFUSED';

/** Somebody who asks to become a customer. */
export interface PreRegistration extends PlatformRow {
  name: string;
  document: string;
  contactName: string;
  email: string;
  phone: string;
  cityId: number;
  area: number | null;
  businessActivityIds: number[];
  message: string | null;
  origin: string;
  status: RequestStatus;
  reason: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
  /** What came of an approved one. */
  customerId: number | null;
}

/** How many users a customer may have, and until when. */
export interface Licence extends PlatformRow {
  customerId: number;
  contract: string;
  quantity: number;
  startsOn: string;
  endsOn: string | null;
  note: string | null;
}

/** What the platform keeps of a user besides the account; the id is the user's. */
export type UserRecord = PlatformRow;

/** A version of the terms of use; `termsId` from the day it was published. */
export interface TermVersion extends PlatformRow {
  title: string;
  summary: string;
  htmlCode: string;
  termsId: number | null;
  publishedAt: string | null;
}

export interface TermAcceptance extends Row {
  termsId: number;
  userId: number;
  acceptedAt: string;
}

export interface SystemVersion extends PlatformRow {
  title: string;
  major: number;
  minor: number;
  patch: number;
  versionDate: string;
  changelog: string;
}

/** An access to a customer's data: recorded by the application, or noted by the platform's staff. */
export interface AccessEntry extends PlatformRow {
  linkId: number;
  accessedAt: string;
  accessedFrom: string;
  device: string | null;
  ip: string | null;
  note: string | null;
  /** Noted by hand. */
  manual: boolean;
}

export interface CustomersTables {
  customerRecords: Table<CustomerRecord>;
  preRegistrations: Table<PreRegistration>;
  licences: Table<Licence>;
  userRecords: Table<UserRecord>;
  termVersions: Table<TermVersion>;
  termAcceptances: Table<TermAcceptance>;
  systemVersions: Table<SystemVersion>;
  accessEntries: Table<AccessEntry>;
}

export function customersTables(): CustomersTables {
  return {
    customerRecords: new Table(),
    preRegistrations: new Table(),
    licences: new Table(),
    userRecords: new Table(),
    termVersions: new Table(),
    termAcceptances: new Table(),
    systemVersions: new Table(),
    accessEntries: new Table(),
  };
}
