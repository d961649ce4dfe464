let load: () => void = () => undefined;

/** Set by `app`: fetches what comes after sign-in, of which this module knows nothing. */
export function configureWarmUp(fetchNext: () => void): void {
  load = fetchNext;
}

/** Fetches the next pages' code while the user still types. Each file travels once, however often this is called. */
export function warmUp(): void {
  load();
}
