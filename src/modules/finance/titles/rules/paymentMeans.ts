import type { LookupOption } from '@/domain/lookups/lookupTypes';
import { foldForSearch } from '@/platform/format/text';

/**
 * Whether a form of payment charges a card; any other moves an account. Where the server does not say of which kind a
 * form is, its name does: 'CARTAO DE CREDITO', 'Cartão crédito Visa'.
 */
export function isCardPayment(option: Pick<LookupOption, 'kind' | 'name'> | null | undefined): boolean {
  if (!option) return false;
  if (option.kind !== undefined) return option.kind === 'CREDIT_CARD';
  return /\bcartao\b.*\bcredito\b/.test(foldForSearch(option.name));
}
