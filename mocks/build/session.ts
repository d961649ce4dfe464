import type { User } from '../db/types';
import type { LoggedUserAnswer } from '../db/wire';
import { answerFor, openSession } from '../session';
import { demo } from '../state';

/** The user behind a demo account such as `produtor`. */
function accountUser(account: string): User {
  const user = demo.world.users.find((row) => row.account === account);
  if (!user) throw new Error(`There is no demo account ${account}.`);
  return user;
}

/**
 * Signs the account in behind the server's back and gives what GetLoggedUser would answer, with tokens
 * that the demo backend accepts. With `customerId` that customer is already picked.
 */
export function aLoggedUserAnswer(account: string, options: { customerId?: number } = {}): LoggedUserAnswer {
  const session = openSession(accountUser(account));
  if (options.customerId !== undefined) {
    const link = demo.world.links.find(
      (row) => row.userId === session.userId && row.customerId === options.customerId,
    );
    if (!link) throw new Error(`${account} is not linked to customer ${options.customerId}.`);
    session.linkId = link.id;
  }
  return answerFor(session);
}
