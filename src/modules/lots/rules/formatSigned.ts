import { formatNumber, roundHalfAway } from '@/platform/format/number';

/** A difference with its sign, in whole units: '+36', '−8', '0'. */
export const formatSigned = (value: number): string =>
  `${roundHalfAway(value, 0) > 0 ? '+' : ''}${formatNumber(value, { decimals: 0 })}`;
