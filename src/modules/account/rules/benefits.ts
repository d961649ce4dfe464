import { isRecord } from '@/platform/http/loose';
interface Benefit {
  name: string;
  sequence: number | null;
}

const isBenefit = (value: unknown): value is Benefit => isRecord(value) && typeof value['name'] === 'string';

/** Benefits in the order of their sequence; equal ones as they came, what names nothing left out. */
export function inSequence(benefits: readonly Benefit[] | null | undefined): Benefit[] {
  const named = Array.isArray(benefits) ? benefits.filter(isBenefit) : [];
  return named.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
}
