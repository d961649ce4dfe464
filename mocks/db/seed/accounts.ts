import { dataOf } from '../data';
import type { Role } from '../types';
import accountsData from './data/accounts.json' with { type: 'json' };
import otherUsersData from './data/otherUsers.json' with { type: 'json' };

export interface LinkSeed {
  /** Place in the list of customers, from 1. */
  customer: number;
  licence: number;
  /** Letters of the modules that the menu shows. */
  modules: string;
  owner?: true;
  role?: Role;
  /** Single pages granted besides the modules. */
  pages?: readonly string[];
  listedOnly?: true;
}

export interface AccountSeed {
  account: string;
  name: string;
  /** What the account shows, for the list at start-up. */
  description: string;
  role: Role;
  links: readonly LinkSeed[];
  isMaster?: true;
  isSupport?: true;
  /** Brings a key for Google Maps; the others see the map that needs none. */
  mapsKey?: string;
  /** Accepted only the former terms of use. */
  oldTerms?: true;
  shortcuts?: readonly string[];
}

export const accounts: readonly AccountSeed[] = dataOf(accountsData);

interface OtherUser {
  name: string;
  email: string;
  confirmed: boolean;
  licence: number;
  /** Place in the list of customers, from 1; the first by default. */
  customer?: number;
}

/** People without a demo password who stand in the customers' lists of users. */
export const otherUsers: readonly OtherUser[] = dataOf(otherUsersData);
