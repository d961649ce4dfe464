import { foldForSearch } from '@/platform/format/text';

/** What is known of one product: of another one it says nothing. */
export interface ProductProposal {
  readonly productName: string;
  /** Of its income; null is not known. */
  readonly accountId: number | null;
  /** By the quantity's name: what each of the last years brought. */
  readonly years: Readonly<Record<string, readonly number[]>>;
  /** By the sale unit: reais, and where the price comes from. */
  readonly prices: Readonly<Record<string, { readonly value: number; readonly source: string }>>;
}

/** What is proposed for a line: all of it was taken from the product that is named. */
export interface Proposed extends ProductProposal {
  /** By the quantity's name: the mean of the last years. */
  readonly quantities: Readonly<Record<string, number>>;
}

export const NOTHING_PROPOSED: Proposed = {
  productName: '',
  accountId: null,
  years: {},
  prices: {},
  quantities: {},
};

const wordsOf = (name: string) =>
  foldForSearch(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const meanOf = (values: readonly number[]) =>
  Math.round((values.reduce((all, each) => all + each, 0) / values.length) * 100) / 100;

function withMeans(found: ProductProposal): Proposed {
  const known = Object.entries(found.years).filter(([, values]) => values.length > 0);
  return { ...found, quantities: Object.fromEntries(known.map(([name, values]) => [name, meanOf(values)])) };
}

/**
 * What is known of a product by its name, or by the one product whose name holds all of its words ('SOJA' of 'SOJA EM
 * GRAOS'). Nothing where there is none, or more than one.
 */
export function proposedFor(proposals: readonly ProductProposal[], productName: string | null): Proposed {
  const typed = wordsOf(productName ?? '');
  if (typed.length === 0) return NOTHING_PROPOSED;
  const same = proposals.find((each) => wordsOf(each.productName).join(' ') === typed.join(' '));
  if (same) return withMeans(same);
  const holding = proposals.filter((each) => {
    const known = new Set(wordsOf(each.productName));
    return typed.every((word) => known.has(word));
  });
  const [only] = holding;
  return only && holding.length === 1 ? withMeans(only) : NOTHING_PROPOSED;
}
