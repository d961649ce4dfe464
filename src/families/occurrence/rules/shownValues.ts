import { formatNumber } from '@/platform/format/number';

type Values = Readonly<Record<string, string | number>>;

/** What a sentence names, as it is read: 910,3 and 23.400. A `count` stays a number, for it chooses the plural. */
export const shownValues = (values: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'count'
        ? formatNumber(value, { decimals: 3, minDecimals: 0, significant: 3 })
        : value,
    ]),
  );
