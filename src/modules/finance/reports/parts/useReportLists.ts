import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLookup } from '@/domain/lookups/useLookup';
import type { ReportLists } from '@/families/report/reportTypes';
import { besideName } from '@/families/report/rules/comparison';

/** The lists that filters choose from, and the filters that name their records in the address. */
const FILTERS = {
  farmers: ['produtor', 'membro'],
  farms: ['propriedade'],
  persons: ['parceiro', 'credor', 'fornecedor', 'seguradora', 'funcionario'],
  products: ['produto'],
  productLines: ['linha'],
  harvests: ['safra', besideName('safra')],
  currentAccounts: ['banco'],
} as const;

/** A list that is asked for when its field is first seen, or when the address names one of its records. */
function useList(name: keyof typeof FILTERS): ReportLists[string] {
  const [params] = useSearchParams();
  const [seen, setSeen] = useState(false);
  const wanted = seen || FILTERS[name].some((filter) => params.has(`filtro.${filter}`));
  const { options, loading, failed, onRetry } = useLookup(name, wanted ? undefined : null);
  return useMemo(
    () => ({ options, loading, failed, onRetry, onShown: () => setSeen(true) }),
    [options, loading, failed, onRetry],
  );
}

export function useReportLists(): ReportLists {
  const farmers = useList('farmers');
  const farms = useList('farms');
  const persons = useList('persons');
  const products = useList('products');
  const productLines = useList('productLines');
  const harvests = useList('harvests');
  const currentAccounts = useList('currentAccounts');
  return useMemo(
    () => ({ farmers, farms, persons, products, productLines, harvests, currentAccounts }),
    [farmers, farms, persons, products, productLines, harvests, currentAccounts],
  );
}
