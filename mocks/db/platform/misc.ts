import type { OccurrenceFile } from '../occurrence/occurrenceTypes';
import { type Row, Table } from '../table';
import type { PlatformRow } from './platformRow';

/** Who of the platform looks after customers. */
export interface AccountManager extends PlatformRow {
  name: string;
  function: string | null;
  email: string;
  mobileNumber: string;
  about: string | null;
  photo: string | null;
}

/** A level of service, with what belongs to it in its order. */
export interface ServiceClassification extends PlatformRow {
  level: number;
  name: string;
  description: string | null;
  benefits: string[];
}

export type SolicitationStatus = 'OPEN' | 'IN_PROGRESS' | 'ANSWERED' | 'CLOSED';

/** One turn of the conversation about a solicitation. */
export interface SolicitationEntry {
  author: string | null;
  fromCustomer: boolean;
  text: string;
  at: string;
  files: OccurrenceFile[];
}

/** What a customer asks of the platform, or of the technician of its integrator: that one the platform does not see. */
export interface Solicitation extends PlatformRow {
  recipient: 'PLATFORM' | 'TECHNICIAN';
  customerId: number;
  /** The link of who wrote it; null where it came by telephone. */
  authorLinkId: number | null;
  files: OccurrenceFile[];
  /** What was written after the message: answers, and what the customer wrote to them. */
  entries: SolicitationEntry[];
  subject: string;
  category: string;
  message: string;
  status: SolicitationStatus;
  answer: string | null;
  answeredAt: string | null;
  answeredBy: string | null;
}

/** That a customer went from one account manager to another. */
export interface PortfolioMove extends Row {
  customerId: number;
  fromId: number | null;
  toId: number | null;
  movedAt: string;
  movedBy: string;
  reason: string | null;
}

export interface MiscTables {
  accountManagers: Table<AccountManager>;
  serviceClassifications: Table<ServiceClassification>;
  solicitations: Table<Solicitation>;
  portfolioMoves: Table<PortfolioMove>;
}

export function miscTables(): MiscTables {
  return {
    accountManagers: new Table(),
    serviceClassifications: new Table(),
    solicitations: new Table(),
    portfolioMoves: new Table(),
  };
}
