import type { LookupOption } from '@/domain/lookups/lookupTypes';
import { foldForSearch } from '@/platform/format/text';

/**
 * Whether a document is in another currency than the real. While the list of currencies does not say so (it failed, or
 * the currency was retired) the document does: one in reais has neither a value of its own currency nor a rate.
 */
export function isForeign(
  currencyId: unknown,
  options: readonly LookupOption[],
  { currencyValue, quotation }: { readonly currencyValue: unknown; readonly quotation: unknown },
): boolean {
  const option = options.find(({ id }) => id === currencyId);
  return option ? !isReal(option) : (currencyValue ?? null) !== null || (quotation ?? null) !== null;
}

/** Whether a currency is the real; where the server tells no code, its name does. */
export function isReal({ currencyCode, name }: Pick<LookupOption, 'currencyCode' | 'name'>): boolean {
  if (currencyCode !== undefined) return currencyCode === 'BRL';
  return /^(brl|rea(l|is))\b/.test(foldForSearch(name));
}
