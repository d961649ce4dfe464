/** The words while something holds, for reasons and helpers that are there or not. */
export function optional(holds: boolean, words: string): string | undefined {
  return holds ? words : undefined;
}
