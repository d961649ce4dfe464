import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookupName, LookupParams } from '@/domain/lookups/lookupTypes';
import { useLookup } from '@/domain/lookups/useLookup';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { RawFilters } from '@/platform/filters/filterValues';
import { MOVEMENTS, type DocumentRow } from '../documentTypes';
import { LONGEST_DAYS } from '../rules/queryPeriod';
import { LISTS, type ListName } from './queryFilters';

/** Lists that are requested without parameters. */
type PlainLookup = {
  [Name in LookupName]: LookupParams[Name] extends undefined ? Name : never;
}[LookupName];

const LOOKUPS: Readonly<Record<ListName, PlainLookup>> = {
  tipo: 'documentTypes',
  parceiro: 'persons',
  empresa: 'companies',
  produto: 'products',
  linha: 'productLines',
  pagamento: 'payments',
  cartao: 'creditCards',
  emprestimo: 'loans',
  propriedade: 'farms',
  safra: 'harvests',
};

/** A filter whose options are requested when its field is first seen, or when the address names one of them. */
function useListFilter(name: ListName, raw: RawFilters): FilterSpec<DocumentRow> {
  const { t } = useTranslation('financeDocuments');
  const [seen, setSeen] = useState(false);
  const wanted = seen || raw[name] !== undefined;
  const { options, loading, failed, onRetry } = useLookup(LOOKUPS[name], wanted ? undefined : null);
  const label = t(`query.filters.${LISTS[name].label}`);
  return useMemo(
    () => ({
      name,
      label,
      kind: 'multiSelect',
      options,
      loading,
      failed,
      onRetry,
      onShown: () => setSeen(true),
    }),
    [name, label, options, loading, failed, onRetry],
  );
}

/** The filters of the query, most frequent first. */
export function useQueryFilters(raw: RawFilters): readonly FilterSpec<DocumentRow>[] {
  const { t } = useTranslation('financeDocuments');
  const type = useListFilter('tipo', raw);
  const partner = useListFilter('parceiro', raw);
  const product = useListFilter('produto', raw);
  const productLine = useListFilter('linha', raw);
  const farm = useListFilter('propriedade', raw);
  const harvest = useListFilter('safra', raw);
  const company = useListFilter('empresa', raw);
  const payment = useListFilter('pagamento', raw);
  const card = useListFilter('cartao', raw);
  const loan = useListFilter('emprestimo', raw);
  return useMemo(
    () => [
      {
        name: 'emissao',
        label: t('query.filters.issueDate'),
        kind: 'dateRange',
        mostDays: LONGEST_DAYS,
        lasting: true,
      },
      {
        name: 'movimento',
        label: t('query.filters.movement'),
        kind: 'select',
        options: MOVEMENTS.map((id) => ({ id, name: t(`movements.${id}`) })),
      },
      type,
      { name: 'numero', label: t('query.filters.number'), kind: 'text' },
      partner,
      { name: 'valor', label: t('query.filters.value'), kind: 'moneyRange' },
      product,
      productLine,
      farm,
      harvest,
      company,
      payment,
      card,
      loan,
    ],
    [t, type, partner, product, productLine, farm, harvest, company, payment, card, loan],
  );
}
