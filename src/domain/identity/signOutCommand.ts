let run: () => Promise<unknown> = () => Promise.resolve();

/** Set by `app`: how a session is ended. Only the session's module knows that, and modules do not know each other. */
export function configureSignOut(signOut: () => Promise<unknown>): void {
  run = signOut;
}

/** Ends the session, from wherever a page offers it; the page then moves by itself. */
export function requestSignOut(): Promise<unknown> {
  return run();
}
