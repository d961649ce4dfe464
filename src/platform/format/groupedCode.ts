/** A code of nine digits, shown in three groups. */
export function parseGroupedCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, 9);
}

export function isGroupedCode(text: string): boolean {
  return parseGroupedCode(text).length === 9;
}

/** Writes as much of the code as there is: '1234567' → '123-456-7'. */
export function formatGroupedCode(text: string): string {
  return (parseGroupedCode(text).match(/\d{1,3}/g) ?? []).join('-');
}
