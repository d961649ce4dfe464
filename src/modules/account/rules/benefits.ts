interface Benefit {
  name: string;
  sequence: number;
}

/** Benefits in the order of their sequence; equal ones as they came. */
export function inSequence(benefits: readonly Benefit[] | null | undefined): Benefit[] {
  return (benefits ?? []).toSorted((a, b) => a.sequence - b.sequence);
}
