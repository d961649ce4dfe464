import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LookupName, LookupParams } from '@/domain/lookups/lookupTypes';
import { useLookup } from '@/domain/lookups/useLookup';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { isRange, parseFilter, type RawFilters } from '@/platform/filters/filterValues';
import { today } from '@/platform/format/date';
import { firstDayOf, lastDayOf, type Month } from '@/platform/format/month';
import { textOf } from '@/platform/http/loose';
import {
  requestedPeriod,
  DATE_KINDS,
  type DateKind,
  LONGEST_DAYS,
  type TitlePeriod,
} from '../rules/titlePeriod';
import type { TitleTab } from '../rules/titleTabs';
import type { TitleRow } from '../rules/titleRow';
import { paidWithin } from '../rules/titleSums';
import { BUCKETS, bucketOf } from '../rules/titleStatus';

/** The filter that the cards set. */
export const SITUATION = 'situacao';
export const PERIOD = 'periodo';
const DATE = 'data';
/** The filter of producers, and what in it stands for none. */
const PRODUCER = 'produtor';
const NO_PRODUCER = 'nenhum';
/** Situations beside the groups by due date: all that is open, paid in part, nothing left to pay. */
const SITUATIONS = ['all', ...BUCKETS, 'partial', 'settled'] as const;

function situationsOf(row: TitleRow, day: string): string[] {
  const bucket = bucketOf(row, day);
  if (bucket === null) return ['settled'];
  return ['all', bucket, ...(row.paid > 0 ? ['partial'] : [])];
}

/** The filters with a month in the period's place, or none: of what was settled it means the payment, else the due date. */
export function monthFilters(raw: RawFilters, month: Month | null, tab: TitleTab): RawFilters {
  const { [PERIOD]: _period, [DATE]: kind, ...others } = raw;
  if (month === null) return others;
  const usual: DateKind = tab === 'baixados' ? 'PAYMENT' : 'DUE';
  return {
    ...others,
    [DATE]: kind ?? usual,
    [PERIOD]: `${firstDayOf(month)}..${lastDayOf(month)}`,
  };
}

/** Lists without parameters. */
type PlainLookup = {
  [Name in LookupName]: LookupParams[Name] extends undefined ? Name : never;
}[LookupName];

/** The period that the filters ask the server for. */
export function periodOf(raw: RawFilters, today: string): TitlePeriod {
  const range = parseFilter({ kind: 'dateRange' }, raw[PERIOD] ?? '');
  if (range === null || typeof range !== 'object' || !isRange(range)) return requestedPeriod(null, today);
  return requestedPeriod(
    { kind: raw[DATE], from: textOf(range.from) || null, to: textOf(range.to) || null },
    today,
  );
}

/** The day of a title that the period means; of several payments one within it. */
function dayOf(row: TitleRow, period: TitlePeriod): string {
  if (period.kind === 'DUE') return row.dueDate;
  if (period.kind === 'ISSUE') return row.issueDate;
  return paidWithin(row, period)[0]?.paymentDate ?? '';
}

const idsOf = (ids: readonly (number | null)[]) => ids.flatMap((id) => (id === null ? [] : [String(id)]));

interface LookupFilter {
  readonly name: string;
  readonly lookup: PlainLookup;
  /** Of several ids one is enough. */
  readonly value: (row: TitleRow) => readonly string[];
}

const LOOKUPS = {
  partner: { name: 'parceiro', lookup: 'persons', value: (row) => idsOf([row.partnerId]) },
  product: { name: 'produto', lookup: 'products', value: (row) => row.productIds.map(String) },
  producer: {
    name: PRODUCER,
    lookup: 'farmers',
    // Null: the server does not say it; such a title is neither a producer's nor without one.
    value: ({ producers }) =>
      producers?.length === 0 ? [NO_PRODUCER] : idsOf((producers ?? []).map(({ farmerId }) => farmerId)),
  },
  farm: { name: 'propriedade', lookup: 'farms', value: (row) => idsOf([row.farmId]) },
  harvest: { name: 'safra', lookup: 'harvests', value: (row) => idsOf([row.harvestId]) },
  company: { name: 'empresa', lookup: 'companies', value: (row) => idsOf([row.companyId]) },
  // As it is meant to be paid, and as it was.
  payment: {
    name: 'pagamento',
    lookup: 'payments',
    value: (row) => idsOf([row.paymentId, ...row.writeOffs.map((each) => each.paymentId)]),
  },
  account: {
    name: 'conta',
    lookup: 'currentAccounts',
    value: (row) => idsOf(row.writeOffs.map(({ accountId }) => accountId)),
  },
  card: {
    name: 'cartao',
    lookup: 'creditCards',
    value: (row) => idsOf(row.writeOffs.map(({ cardId }) => cardId)),
  },
  loan: { name: 'emprestimo', lookup: 'loans', value: (row) => idsOf([row.loanId]) },
} as const satisfies Record<string, LookupFilter>;

/** A filter whose options are requested when its field is first seen, or when the address names one of them. */
function useLookupFilter(key: keyof typeof LOOKUPS, raw: RawFilters): FilterSpec<TitleRow> {
  const { t } = useTranslation('financeTitles');
  const { name, lookup, value } = LOOKUPS[key];
  const [seen, setSeen] = useState(false);
  const wanted = seen || raw[name] !== undefined;
  const { options, loading, failed, onRetry } = useLookup(lookup, wanted ? undefined : null);
  const label = t(`filters.${key}`);
  const none = key === 'producer' ? t('filters.noProducer') : null;
  const shown = useMemo(
    () => (none === null ? options : [{ id: NO_PRODUCER, name: none }, ...options]),
    [none, options],
  );
  return useMemo(
    () => ({
      name,
      label,
      kind: 'multiSelect',
      value,
      options: shown,
      loading,
      failed,
      onRetry,
      onShown: () => setSeen(true),
    }),
    [name, label, value, shown, loading, failed, onRetry],
  );
}

/** The filters of titles; options of the lists stand there as soon as somebody looks at them. */
export function useTitleFilters(raw: RawFilters): readonly FilterSpec<TitleRow>[] {
  const { t } = useTranslation('financeTitles');
  const partner = useLookupFilter('partner', raw);
  const product = useLookupFilter('product', raw);
  const producer = useLookupFilter('producer', raw);
  const farm = useLookupFilter('farm', raw);
  const harvest = useLookupFilter('harvest', raw);
  const company = useLookupFilter('company', raw);
  const payment = useLookupFilter('payment', raw);
  const account = useLookupFilter('account', raw);
  const card = useLookupFilter('card', raw);
  const loan = useLookupFilter('loan', raw);
  const day = today();
  const { kind, from, to } = periodOf(raw, day);
  const chosenKind = raw[DATE];
  const own = useMemo(
    (): FilterSpec<TitleRow>[] => [
      {
        name: SITUATION,
        label: t('filters.situation'),
        kind: 'multiSelect',
        options: SITUATIONS.map((id) => ({ id, name: t(`situations.${id}`) })),
        value: (row) => situationsOf(row, day),
      },
      {
        name: DATE,
        label: t('filters.dateKind'),
        kind: 'select',
        options: DATE_KINDS.map((id) => ({ id, name: t(`dateKinds.${id}`) })),
        // It says which date the period means, and leaves no row out by itself.
        value: () => chosenKind,
      },
      {
        name: PERIOD,
        label: t('filters.period'),
        kind: 'dateRange',
        mostDays: LONGEST_DAYS,
        value: (row) => dayOf(row, { kind, from, to }),
      },
    ],
    [t, day, kind, from, to, chosenKind],
  );
  return useMemo(
    () => [...own, partner, product, producer, farm, harvest, company, payment, account, card, loan],
    [own, partner, product, producer, farm, harvest, company, payment, account, card, loan],
  );
}
