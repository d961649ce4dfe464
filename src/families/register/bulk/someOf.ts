/** Names in a sentence, the first few of them; `more` says how many others there are. */
export function someOf(names: readonly string[], more: (count: number) => string, most = 8): string {
  if (names.length <= most) return names.join(', ');
  const shown = names.slice(0, most - 1);
  return [...shown, more(names.length - shown.length)].join(', ');
}
