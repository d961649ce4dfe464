/**
 * Moment a JWT stops being valid, in milliseconds since 1970, from its `exp` claim (seconds).
 * @returns null when the text is no JWT or carries no numeric `exp`.
 */
export function tokenExpiry(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const json: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
    const exp = typeof json === 'object' && json !== null && 'exp' in json ? json.exp : null;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
  } catch {
    // Garbled text is answered like a token without an expiry: the server decides what it is worth.
    return null;
  }
}

/** True when the token says itself that it is over. A token without an expiry is left to the server. */
export function isExpired(token: string, now: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry <= now;
}
