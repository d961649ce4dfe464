import type { LookupOption } from '@/domain/lookups/lookupTypes';
import { foldForSearch } from '@/platform/format/text';

/** Whether a currency is the real; where the server tells no code, its name does. */
export function isReal({ currencyCode, name }: Pick<LookupOption, 'currencyCode' | 'name'>): boolean {
  if (currencyCode !== undefined) return currencyCode === 'BRL';
  return /^(brl|rea(l|is))\b/.test(foldForSearch(name));
}
