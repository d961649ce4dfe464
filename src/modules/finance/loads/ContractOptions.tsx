import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import type { OptionsProps } from '@/families/register/registerTypes';
import { formatNumber } from '@/platform/format/number';
import type { LoadValues } from './loadSchemas';
import { contractsOf } from './rules/loadChoices';

/** The contracts that a load may count on: of its product and its partner, with whom they are and what is left of them. */
export function ContractOptions({ values, children }: OptionsProps<LoadValues>) {
  const { t } = useTranslation('financeLoads');
  const source = useLookup('contracts', undefined);
  const options = contractsOf(source.options, values).map(({ partnerName, left, unitName, ...row }) => ({
    ...row,
    name: [
      row.name,
      partnerName,
      left === null
        ? null
        : t('notes.contractLeft', {
            left: formatNumber(left, { decimals: 3, minDecimals: 0 }),
            unit: unitName ?? '',
          }),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return children({ ...source, options });
}
