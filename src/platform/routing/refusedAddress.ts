let refused: string | null = null;

/** Remembers the address that led to a refusal: the refusal's page has an address of its own. */
export function rememberRefused(address: string): void {
  refused = address;
}

/** The address that was refused last; null when the page of a refusal was opened by its own. */
export function refusedAddress(): string | null {
  return refused;
}
