import { quantity } from '@/domain/agreements/handover';
import type { LookupOption } from '@/domain/lookups/lookupTypes';

/** What is still to be handed over of a contract that may be chosen; null when it is not told. */
const leftOf = ({ quantity: agreed, deliveredQuantity: delivered }: LookupOption) =>
  agreed == null || delivered == null ? null : quantity(agreed - delivered);

interface Chosen {
  readonly productId: number | null;
  readonly partnerId: number | null;
}

/**
 * The contracts of what a load has chosen already; of everything until it has. A contract that does not tell its partner
 * is offered for each. Those with something left stand first.
 */
export function contractsOf(contracts: readonly LookupOption[], { productId, partnerId }: Chosen) {
  return contracts
    .filter(
      (row) =>
        (productId === null || row.productId === productId) &&
        (partnerId === null || row.partnerId == null || row.partnerId === partnerId),
    )
    .map((row) => ({ ...row, left: leftOf(row) }))
    .toSorted((a, b) => Number((b.left ?? 1) > 0) - Number((a.left ?? 1) > 0));
}

const wordsOf = (text: string) => text.toLocaleUpperCase('pt-BR').split(/[^\p{L}]+/u);
/** Short words join others: they name no crop. */
const SHORT = 3;

/** Harvests in their order, those that name the crop of a product first. */
export function harvestsFor(harvests: readonly LookupOption[], product: string): LookupOption[] {
  const crop = new Set(wordsOf(product).filter((word) => word.length > SHORT));
  const fits = ({ name }: LookupOption) => wordsOf(name).some((word) => crop.has(word));
  return harvests.toSorted((a, b) => Number(fits(b)) - Number(fits(a)));
}
