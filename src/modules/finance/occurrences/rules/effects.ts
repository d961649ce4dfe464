import { roundHalfAway } from '@/platform/format/number';
import type { OccurrenceKind } from '../occurrenceKinds';
import type { OccurrenceValues } from '../occurrenceValues';

/** What an occurrence touches. */
export const AREAS = ['accounts', 'titles', 'stock', 'cashBook'] as const;
type Area = (typeof AREAS)[number];

/** One thing that an occurrence will do; `key` names its words, amounts are in cents. */
export interface Effect {
  readonly area: Area;
  readonly key: string;
  readonly accountId?: number | null;
  readonly productId?: number | null;
  readonly cents?: number | null;
  readonly quantity?: number | null;
  readonly count?: number | null;
}

/**
 * The installments of a quota in cents: credit × (1 + rate) shared evenly, the last one taking what rounding leaves.
 * @param rate of the administrator over the whole term, per cent
 * @returns null unless credit, rate and number are known
 */
export function quotaInstallments({
  value,
  rate,
  installments,
}: Pick<OccurrenceValues, 'value' | 'rate' | 'installments'>): readonly number[] | null {
  if (value === null || rate === null || installments === null || installments < 1) return null;
  const cost = value + roundHalfAway((value * rate) / 100, 0);
  const each = roundHalfAway(cost / installments, 0);
  return Array.from({ length: installments }, (_, at) =>
    at + 1 === installments ? cost - each * (installments - 1) : each,
  );
}

/** Kinds whose titles belong to a producer's book once somebody says whose they are. */
const OF_A_PRODUCER: readonly OccurrenceKind[] = ['CONTRACT', 'ORDER', 'ADVANCE', 'CONSORTIUM', 'BARTER'];

const none = (...areas: Area[]): Effect[] => areas.map((area) => ({ area, key: `${area}None` }));
const untilDelivered: Effect[] = [
  ...none('accounts'),
  { area: 'titles', key: 'titlesOnDelivery' },
  { area: 'stock', key: 'stockOnDelivery' },
  { area: 'cashBook', key: 'cashBookOnPayment' },
];

const RULES: Readonly<Record<OccurrenceKind, (values: OccurrenceValues) => readonly Effect[]>> = {
  TRANSFER: ({ currentAccountId, targetAccountId, value }) => [
    { area: 'accounts', key: 'accountOut', accountId: currentAccountId, cents: value },
    { area: 'accounts', key: 'accountIn', accountId: targetAccountId, cents: value },
    ...none('titles', 'stock'),
    // Own transfers are neither income nor expense.
    { area: 'cashBook', key: 'cashBookOwn' },
  ],
  CONTRACT: () => untilDelivered,
  ORDER: () => untilDelivered,
  ADVANCE: ({ side, currentAccountId, value }) => [
    {
      area: 'accounts',
      key: side === 'EXPENSE' ? 'accountOut' : 'accountIn',
      accountId: currentAccountId,
      cents: value,
    },
    { area: 'titles', key: 'titlesLessAdvance' },
    ...none('stock'),
    // Sold in advance: income when it is delivered.
    { area: 'cashBook', key: 'cashBookAdvance' },
  ],
  CONSORTIUM: (values) => {
    const parts = quotaInstallments(values);
    return [
      { area: 'accounts', key: 'accountsAsPaid' },
      parts
        ? { area: 'titles', key: 'titlesMade', count: parts.length, cents: parts[0] ?? null }
        : { area: 'titles', key: 'titlesUnknown' },
      ...none('stock'),
      { area: 'cashBook', key: 'cashBookConsortium' },
    ];
  },
  BARTER: ({ productId, quantity, receivedProductId, receivedQuantity, value }) => [
    ...none('accounts'),
    { area: 'titles', key: 'titlesSettled', cents: value },
    { area: 'stock', key: 'stockOut', productId, quantity },
    { area: 'stock', key: 'stockIn', productId: receivedProductId, quantity: receivedQuantity },
    { area: 'cashBook', key: 'cashBookBoth', cents: value },
  ],
  OWNER: ({ way, currentAccountId, value }) => [
    {
      area: 'accounts',
      key: way === 'OUT' ? 'accountOut' : 'accountIn',
      accountId: currentAccountId,
      cents: value,
    },
    ...none('titles', 'stock'),
    { area: 'cashBook', key: 'cashBookOwner' },
  ],
  ADJUSTMENT: ({ way, currentAccountId, value }) => [
    {
      area: 'accounts',
      key: way === 'OUT' ? 'accountOut' : 'accountIn',
      accountId: currentAccountId,
      cents: value,
    },
    ...none('titles', 'stock'),
    { area: 'cashBook', key: 'cashBookAdjustment' },
  ],
};

/** What it will do to accounts, titles, stock and cash book (decisions on finance §2, §4.2). */
export function effectsOf(kind: OccurrenceKind, values: OccurrenceValues): readonly Effect[] {
  const effects = RULES[kind](values);
  if (values.farmerId !== null || !OF_A_PRODUCER.includes(kind)) return effects;
  return effects.map((one): Effect =>
    one.area === 'cashBook' ? { area: 'cashBook', key: 'cashBookNoProducer' } : one,
  );
}
