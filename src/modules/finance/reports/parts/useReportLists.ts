import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLookup } from '@/domain/lookups/useLookup';
import type { ReportLists } from '@/families/report/reportTypes';
import { besideName } from '@/families/report/rules/comparison';
import type { FilterValue, RawFilters } from '@/platform/filters/filterValues';
import { dayText } from '@/platform/format/dayText';
import { useQuery } from '@/platform/store/useQuery';
import { closedDaysAnswer } from '../../balance/balanceSlice';
import { farms } from './filters';

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

/** The days on which the balance was closed, the newest first. */
function useClosedDays(): ReportLists[string] {
  const { t } = useTranslation('financeReports');
  const [seen, setSeen] = useState(false);
  const { data, status, retry } = useQuery(closedDaysAnswer, seen ? 'all' : null);
  return useMemo(
    () => ({
      options: (data?.days ?? []).map((day) => ({ id: day, name: dayText(day) })),
      loading: seen && status !== 'ready' && status !== 'failed',
      failed: status === 'failed',
      onRetry: retry,
      onShown: () => setSeen(true),
      ...(data?.days.length === 0 ? { disabledReason: t('noClosedDay') } : {}),
    }),
    [data, status, retry, seen, t],
  );
}

/** A list that is requested when its field is first seen, or when the address or the begin names one of its records. */
function useList(name: keyof typeof FILTERS, begun: RawFilters): ReportLists[string] {
  const [params] = useSearchParams();
  const [seen, setSeen] = useState(false);
  const named = (filter: string) => params.has(`filtro.${filter}`) || begun[filter] !== undefined;
  const wanted = seen || FILTERS[name].some(named);
  const { options, loading, failed, onRetry } = useLookup(name, wanted ? undefined : null);
  return useMemo(
    () => ({ options, loading, failed, onRetry, onShown: () => setSeen(true) }),
    [options, loading, failed, onRetry],
  );
}

/** The cost centers of the farm that is chosen, in the drawer or by the address; of several farms none. */
function useCostCenters(begun: RawFilters): ReportLists[string] {
  const { t } = useTranslation('report');
  const [params] = useSearchParams();
  const [drawn, setDrawn] = useState<FilterValue | null | undefined>(undefined);
  const requested = (params.get(`filtro.${farms.name}`) ?? begun[farms.name])?.split(',') ?? [];
  const chosen: readonly unknown[] = drawn === undefined ? requested : Array.isArray(drawn) ? drawn : [];
  const [farm] = chosen.length === 1 ? chosen : [];
  const farmId = farm === undefined ? null : Number(farm);
  const { options, loading, failed, onRetry } = useLookup('costCenters', farmId === null ? null : { farmId });
  const why = farmId === null ? t('filters.oneFarm') : undefined;
  return useMemo(
    () => ({
      options,
      loading,
      failed,
      onRetry,
      onWithin: setDrawn,
      ...(why === undefined ? {} : { disabledReason: why }),
    }),
    [options, loading, failed, onRetry, why],
  );
}

/** @param begun the filters that the report begins with */
export function useReportLists(begun: RawFilters): ReportLists {
  const farmers = useList('farmers', begun);
  const farmList = useList('farms', begun);
  const persons = useList('persons', begun);
  const products = useList('products', begun);
  const productLines = useList('productLines', begun);
  const harvests = useList('harvests', begun);
  const currentAccounts = useList('currentAccounts', begun);
  const costCenters = useCostCenters(begun);
  const closedDays = useClosedDays();
  return useMemo(
    () => ({
      farmers,
      farms: farmList,
      costCenters,
      persons,
      products,
      productLines,
      harvests,
      currentAccounts,
      closedDays,
    }),
    [farmers, farmList, costCenters, persons, products, productLines, harvests, currentAccounts, closedDays],
  );
}
