interface Benefit {
  name: string;
  sequence: number | null;
}

/** Benefits in the order of their sequence; equal ones as they came. */
export const inSequence = (benefits: readonly Benefit[]): Benefit[] =>
  benefits.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
