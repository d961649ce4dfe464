import { linksOf, loggedUserAnswer } from './db/loggedUser';
import type { CustomerLink, User } from './db/types';
import type { LoggedUserAnswer } from './db/wire';
import { demo, type Session } from './state';

export const sessionCookie = 'eprodutor_demo';

function base64Url(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

/** Starts a session. A user with exactly one customer works for it at once; the others pick one. */
export function openSession(user: User): Session {
  const links = linksOf(demo.world, user.id);
  const session: Session = {
    id: crypto.randomUUID(),
    userId: user.id,
    tokenForm: base64Url(crypto.randomUUID() + crypto.randomUUID()),
    linkId: links.length === 1 ? (links[0]?.id ?? null) : null,
  };
  demo.sessions.set(session.id, session);
  return session;
}

export function closeSession(session: Session): void {
  demo.sessions.delete(session.id);
  for (const [token, issued] of demo.tokens) if (issued.sessionId === session.id) demo.tokens.delete(token);
}

/** A token in the shape of a JWT; `exp` and `iat` are seconds. */
function issueToken(session: Session): string {
  const now = Date.now();
  const expiresAt = now + demo.tokenSeconds * 1000;
  const token = [
    base64Url({ alg: 'HS256', typ: 'JWT' }),
    base64Url({
      sub: String(session.userId),
      jti: crypto.randomUUID(),
      iat: Math.floor(now / 1000),
      exp: Math.floor(expiresAt / 1000),
    }),
    base64Url('assinatura de demonstração'),
  ].join('.');
  demo.tokens.set(token, { sessionId: session.id, expiresAt });
  return token;
}

/** The session of a bearer header that is known and not expired. */
export function sessionOfBearer(header: string | null): Session | undefined {
  const token = /^bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  const issued = token === undefined ? undefined : demo.tokens.get(token);
  if (!issued || issued.expiresAt <= Date.now()) return undefined;
  return demo.sessions.get(issued.sessionId);
}

export function sessionOfCookie(value: string | undefined): Session | undefined {
  return value === undefined ? undefined : demo.sessions.get(value);
}

export function userOf(session: Session): User {
  return demo.world.users.need(session.userId);
}

/** Far above the ids of links that are kept: such a link lasts as long as the visit. */
const SUPPORT_LINKS = 900_000;

/** The link by which a support assistant works in a customer's account: what its owner may open, without owning it. */
function supportLink(session: Session, customerId: number): CustomerLink | undefined {
  const owner = demo.world.links.find((row) => row.customerId === customerId && row.isOwner);
  return (
    owner && {
      ...owner,
      id: SUPPORT_LINKS + session.userId * 1000 + customerId,
      userId: session.userId,
      isOwner: false,
      role: 'customer_user',
      listedOnly: true,
    }
  );
}

export function linkOf(session: Session): CustomerLink | undefined {
  return session.supportedId === undefined
    ? demo.world.links.get(session.linkId)
    : supportLink(session, session.supportedId);
}

/** Whether the customer has taken back the remote support by which this session works. */
export function supportWithdrawn({ supportedId }: Session): boolean {
  return supportedId !== undefined && demo.world.customers.get(supportedId)?.hasSupport !== true;
}

/** What GetLoggedUser answers; every call issues a new access token, the form token stays the session's. */
export function answerFor(session: Session): LoggedUserAnswer {
  return loggedUserAnswer(demo.world, userOf(session), linkOf(session), {
    accessToken: issueToken(session),
    tokenForm: session.tokenForm,
  });
}
