import type { AppError } from './appError';

export interface FailedCall {
  method: string;
  path: string;
  /** The token that the call carried: by now another one may be in hand. */
  bearer: string | null;
  /** The call of one part of a screen, which shows its refusal itself. */
  contained: boolean;
  /** Nothing is said of its failure. */
  silent: boolean;
}

/** What the application decides about calls, injected so that this layer knows no session and no screen. */
export interface HttpPolicy {
  /** The access token for `Authorization`, read anew for each request. */
  bearer(): string | null;
  /** The anti-forgery token for non-GET calls, read anew for each request. */
  antiForgery(): string | null;
  /**
   * Called where the server refused a write because of its anti-forgery token, or may have: fetches another one.
   * @param refused whether the server said that it was the token
   * @returns whether another token is in hand; 'gone' where the session has none, and sign-in is offered
   */
  renewAntiForgery?(sent: string | null, refused: boolean): Promise<'renewed' | 'same' | 'gone'>;
  /** Called once for each failed call that was not cancelled and not marked quiet. */
  onError(error: AppError, call: FailedCall): void;
  /** Called for each call that was answered: what was said of its failed try is over. */
  onDone?(method: string, path: string): void;
  /** Called for each list that was read, with the number of its rows that could not be and are left out. */
  onUnread?(path: string, count: number): void;
}

let current: HttpPolicy = { bearer: () => null, antiForgery: () => null, onError: () => undefined };

export function configureHttp(policy: HttpPolicy): void {
  current = policy;
}

export function httpPolicy(): HttpPolicy {
  return current;
}
