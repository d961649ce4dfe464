import { useMemo } from 'react';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { useLookup } from '@/domain/lookups/useLookup';
import { choiceOptions, choiceWords } from '@/families/register/fixedChoices';
import { useOpenRecord } from '@/families/register/registerAddress';
import type { OptionsProps } from '@/families/register/registerTypes';
import type { Option } from '@/platform/forms/options';
import { PRODUCT_LINE_KINDS } from './productLineKinds';
import type { ProductValues } from './productSchemas';

/** The word of a kind of lines; one that this version does not know says itself. */
export const kindWord = choiceWords('financeProducts', 'kinds');
export const KindOptions = choiceOptions(PRODUCT_LINE_KINDS, 'financeProducts', 'kinds');

export const ProductLineOptions = lookupOptions('productLines', undefined);

export const TaxCodeOptions = lookupOptions('taxCodes', undefined);

export const UnitOptions = lookupOptions('unitsOfMeasure', undefined);

/** The letters of a unit, which its name begins with: 'KG – QUILOGRAMA'. */
export function unitCode(options: readonly Option[], id: Option['id'] | null): string {
  const name = options.find((option) => option.id === id)?.name ?? '';
  return name.split(' ')[0] ?? '';
}

/** Every product but the one that is open: nothing replaces itself. */
export function SimilarOptions({ children }: OptionsProps<ProductValues>) {
  const products = useLookup('products', undefined);
  const { open } = useOpenRecord('drawer');
  const own = open?.mode === 'edit' ? open.id : null;
  const options = useMemo(
    () => products.options.filter(({ id }) => String(id) !== own),
    [products.options, own],
  );
  return children({ ...products, options });
}
