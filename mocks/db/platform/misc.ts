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

/** What a customer asks of the platform. */
export interface Solicitation extends PlatformRow {
  customerId: number;
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
