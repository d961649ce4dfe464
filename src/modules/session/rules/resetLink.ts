import { isRecord, textOf } from '@/platform/http/loose';

/** What the link of a recovery e-mail carries in its path. */
export interface ResetLink {
  userId: string;
  token: string;
  email: string;
}

export const RESET_PATH = '/redefinir-minha-senha';

function decodeOnce(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    // A mail program has cut or changed it: what is left opens nothing.
    return null;
  }
}

/**
 * Reads the path of the address bar. Each part is decoded exactly once: the token is base64 and may hold `+`, `/`
 * and `%`, which a second decoding would spoil.
 */
export function readResetLink(pathname: string): ResetLink | null {
  if (!pathname.startsWith(`${RESET_PATH}/`)) return null;
  const [userId, token, email] = pathname
    .slice(RESET_PATH.length + 1)
    .split('/')
    .map(decodeOnce);
  return userId && token ? { userId, token, email: email ?? '' } : null;
}

const KEY = 'ep.resetLink';
let current: ResetLink | null = null;

/** What this tab keeps over a reload; a window that may keep nothing has it in memory alone. */
function kept(): ResetLink | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(value)) return null;
    const { userId, token, email } = value;
    const whole = [userId, token, email].every((part) => typeof part === 'string');
    return whole ? { userId: textOf(userId), token: String(token), email: textOf(email) } : null;
  } catch {
    return null;
  }
}

/** The link that was taken from the address: of this tab, until the password is set. */
export const keptResetLink = () => current ?? kept();

export function keepResetLink(link: ResetLink | null): void {
  current = link;
  try {
    if (link) sessionStorage.setItem(KEY, JSON.stringify(link));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: a reload asks for the e-mail's link again.
  }
}

/**
 * Takes the token out of the address bar before anything else happens, so that neither history nor a request's
 * referrer carries it.
 */
export function hideResetLink(): void {
  const link = readResetLink(location.pathname);
  if (!link) return;
  keepResetLink(link);
  history.replaceState(history.state, '', RESET_PATH);
}
