/** What the link of a recovery e-mail carries in its path. */
export interface ResetLink {
  userId: string;
  token: string;
  email: string;
}

export const RESET_PATH = '/redefinir-minha-senha';

function decodeOnce(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A stray percent sign: the part stands as it came.
    return part;
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

let held: ResetLink | null = null;

/** The link that was taken from the address; lives in memory only. */
export const heldResetLink = () => held;

export function holdResetLink(link: ResetLink | null): void {
  held = link;
}

/**
 * Takes the token out of the address bar before anything else happens, so that neither history nor a request's
 * referrer carries it.
 */
export function hideResetLink(): void {
  const link = readResetLink(location.pathname);
  if (!link) return;
  held = link;
  history.replaceState(history.state, '', RESET_PATH);
}
