/** Addresses are compared without a closing slash and always start with one. */
export function normalisePath(path: string): string {
  const bare = `/${path}`.replace(/\/{2,}/g, '/').replace(/[?#].*$/, '');
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare;
}
