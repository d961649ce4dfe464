import { accounts } from './db/seed/accounts';

export const demoPassword = 'demo1234';

/** The demo accounts with what each of them shows, for the list at start-up. */
export const demoAccounts: readonly { address: string; description: string }[] = accounts.map((seed) => ({
  address: `${seed.account}@demo.com.br`,
  description: seed.description,
}));
