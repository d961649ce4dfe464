import { useLookup } from '@/domain/lookups/useLookup';
import type { OptionsProps } from '@/families/register/registerTypes';
import type { LoadValues } from './loadSchemas';
import { harvestsFor } from './rules/loadChoices';

/** All harvests, those of the crop that is loaded first. */
export function HarvestOptions({ values, children }: OptionsProps<LoadValues>) {
  const products = useLookup('products', undefined);
  const source = useLookup('harvests', undefined);
  const product = products.options.find(({ id }) => id === values.productId)?.name ?? '';
  return children({ ...source, options: harvestsFor(source.options, product) });
}
