import { useLookup } from '@/domain/lookups/useLookup';
import type { OptionsProps } from '@/families/register/registerTypes';
import type { LoadValues } from './loadSchemas';

/** The contracts of the product that is loaded; all of them until it is chosen. */
export function ContractOptions({ values, children }: OptionsProps<LoadValues>) {
  const source = useLookup('contracts', undefined);
  const { productId } = values;
  const options = source.options.filter((row) => productId === null || row.productId === productId);
  return children({ ...source, options });
}
