import { readAs } from '@/platform/http/readShape.test.kit';
import { orNull } from '@/platform/http/wire';
import { CurrentCustomer, LoggedUser } from './identityWire';

/** Who is signed in by an answer of GetLoggedUser, with the two tokens. */
export const readLoggedUser = (answer: unknown) => readAs(LoggedUser, answer);

/** The customer of an answer; null where there is none. */
export const readCustomer = (sent: unknown) => readAs(orNull(CurrentCustomer), sent);
