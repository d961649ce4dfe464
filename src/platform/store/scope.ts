/**
 * Whose data a request asks for: the current customer's link. An answer requested under another scope is never shown.
 * Set by `app`, as this layer knows no customer.
 */
let read: () => string = () => '';

export function configureScope(reader: () => string): void {
  read = reader;
}

export function currentScope(): string {
  return read();
}
