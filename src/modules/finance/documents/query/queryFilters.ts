import { isRange, parseFilter, type RawFilters } from '@/platform/filters/filterValues';
import type { LocalDate } from '@/platform/format/date';
import type { DocumentQuery } from '../documentTypes';
import { lastYear, queryPeriod } from '../rules/queryPeriod';

/** Filters by lists of records: their name in the address, of their label, and on the wire. */
export const LISTS = {
  tipo: { label: 'type', wire: 'documentTypeIds' },
  parceiro: { label: 'partner', wire: 'partnerPersonIds' },
  empresa: { label: 'company', wire: 'companyIds' },
  produto: { label: 'product', wire: 'productIds' },
  linha: { label: 'productLine', wire: 'productLineIds' },
  pagamento: { label: 'payment', wire: 'paymentIds' },
  cartao: { label: 'creditCard', wire: 'creditCardIds' },
  emprestimo: { label: 'loan', wire: 'loanIds' },
  propriedade: { label: 'farm', wire: 'farmIds' },
  safra: { label: 'harvest', wire: 'harvestIds' },
} as const;
export type ListName = keyof typeof LISTS;

const PERIOD = 'emissao';

function rangeOf(raw: RawFilters, name: string, kind: 'dateRange' | 'moneyRange') {
  const range = parseFilter({ kind }, raw[name] ?? '');
  return range !== null && typeof range === 'object' && isRange(range) ? range : null;
}

const textOfPeriod = ({ from, to }: { from: string; to: string }) => `${from}..${to}`;

/** The filters with the period that they really ask for: there always is one. */
export function shownFilters(raw: RawFilters, today: LocalDate): RawFilters {
  return { ...raw, [PERIOD]: textOfPeriod(queryPeriod(rangeOf(raw, PERIOD, 'dateRange'), today)) };
}

/** What of the shown filters is kept: the usual period moves on with the days, and is not written down. */
export function keptFilters(shown: RawFilters, today: LocalDate): RawFilters {
  const { [PERIOD]: period, ...others } = shown;
  return period === undefined || period === textOfPeriod(lastYear(today)) ? others : shown;
}

const centsOf = (end: string | number | null | undefined) => (typeof end === 'number' ? end : null);

/** What the filters ask the server for. */
export function queryOf(raw: RawFilters, today: LocalDate): DocumentQuery {
  const values = rangeOf(raw, 'valor', 'moneyRange');
  const lists = Object.entries(LISTS).flatMap(([name, { wire }]): [string, readonly string[]][] => {
    const ids = parseFilter({ kind: 'multiSelect' }, raw[name] ?? '');
    return Array.isArray(ids) ? [[wire, ids]] : [];
  });
  return {
    ...queryPeriod(rangeOf(raw, PERIOD, 'dateRange'), today),
    movement: raw['movimento'] || null,
    number: raw['numero']?.trim() ?? '',
    least: centsOf(values?.from),
    most: centsOf(values?.to),
    lists: Object.fromEntries(lists),
  };
}
