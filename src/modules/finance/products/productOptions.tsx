import i18next from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { useOpenRecord } from '@/families/register/registerAddress';
import type { OptionsProps } from '@/families/register/registerTypes';
import type { Option } from '@/platform/forms/options';
import { PRODUCT_LINE_KINDS } from './productLineKinds';
import type { ProductLineValues, ProductValues } from './productSchemas';

type Options = OptionsProps<ProductValues>;

/** The word of a kind of lines; one that this version does not know says itself. */
export function kindWord(kind: string): string {
  const known = PRODUCT_LINE_KINDS.find((one) => one === kind);
  return known ? i18next.t(`financeProducts:kinds.${known}`) : kind;
}

export function KindOptions({ children }: OptionsProps<ProductLineValues>) {
  const { t } = useTranslation('financeProducts');
  return children({ options: PRODUCT_LINE_KINDS.map((id) => ({ id, name: t(`kinds.${id}`) })) });
}

export function ProductLineOptions({ children }: Options) {
  return children(useLookup('productLines', undefined));
}

export function TaxCodeOptions({ children }: Options) {
  return children(useLookup('taxCodes', undefined));
}

export function UnitOptions({ children }: Options) {
  return children(useLookup('unitsOfMeasure', undefined));
}

/** The letters of a unit, which its name begins with: 'KG – QUILOGRAMA'. */
export function unitCode(options: readonly Option[], id: Option['id'] | null): string {
  const name = options.find((option) => option.id === id)?.name ?? '';
  return name.split(' ')[0] ?? '';
}

/** Every product but the one that is open: nothing replaces itself. */
export function SimilarOptions({ children }: Options) {
  const products = useLookup('products', undefined);
  const { open } = useOpenRecord('drawer');
  const own = open?.mode === 'edit' ? open.id : null;
  const options = useMemo(
    () => products.options.filter(({ id }) => String(id) !== own),
    [products.options, own],
  );
  return children({ ...products, options });
}
