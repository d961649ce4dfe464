/** '26.11.0'; nothing while a part is missing. */
export function versionName(parts: {
  readonly major: number | null;
  readonly minor: number | null;
  readonly patch: number | null;
}): string {
  const all = [parts.major, parts.minor, parts.patch];
  return all.includes(null) ? '' : all.join('.');
}
