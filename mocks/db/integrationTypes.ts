import type { Row, Table } from './table';

/** Whom data can be exchanged with: the same for every customer. */
export interface IntegrationPartner extends Row {
  name: string;
  kind: string;
  site: string | null;
  receives: readonly string[];
  sends: readonly string[];
  fields: readonly { name: string; secret: boolean }[];
}

/** A version of a partner's terms; the last one is in force. */
export interface IntegrationTerms extends Row {
  partnerId: number;
  version: number;
  publishedAt: string;
  htmlCode: string;
}

export interface IntegrationAcceptance extends Row {
  customerId: number;
  termsId: number;
  acceptedAt: string;
  acceptedByName: string;
}

export interface IntegrationConnection extends Row {
  customerId: number;
  partnerId: number;
  account: string;
  connectedAt: string;
  connectedByName: string;
  /** Why the partner no longer lets the customer in. */
  failure: string | null;
}

export interface IntegrationRun extends Row {
  customerId: number;
  partnerId: number;
  startedAt: string;
  outcome: 'SUCCESS' | 'WARNING' | 'FAILED';
  received: number;
  sent: number;
  message: string | null;
}

export interface IntegrationTables {
  partners: Table<IntegrationPartner>;
  terms: Table<IntegrationTerms>;
  acceptances: Table<IntegrationAcceptance>;
  connections: Table<IntegrationConnection>;
  runs: Table<IntegrationRun>;
}
