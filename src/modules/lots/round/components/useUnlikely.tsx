import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { confirm } from '@/platform/ui/confirm';
import type { RoundFigures, RoundLot, Unlikely } from '../roundTypes';
import { unlikelyOf } from '../rules/round';

export interface TypedLot {
  readonly lot: RoundLot;
  readonly name: string;
  readonly typed: RoundFigures;
  readonly before: RoundFigures;
}

/** Asks to check the figures that do not look like the day before, each figure once; false when they are to be corrected. */
export function useUnlikely(): (typed: readonly TypedLot[]) => Promise<boolean> {
  const { t } = useTranslation('lotRound');
  const [confirmed] = useState(() => new Set<string>());
  const figure = (value: number) => formatNumber(value, { decimals: 1, minDecimals: 0 });
  const questionOf = (name: string, { field, key, values }: Unlikely) =>
    t(`unlikely.${key}`, {
      lot: name,
      field: t(`fields.${field}`).toLocaleLowerCase(),
      ...Object.fromEntries(Object.entries(values).map(([of, value]) => [of, figure(value)])),
      percent: formatNumber(values['percent'] ?? 0, { decimals: 1 }),
    });
  return async (all) => {
    const open = all
      .flatMap(({ lot, name, typed, before }) =>
        unlikelyOf(typed, before, lot).map((one) => ({
          id: `${lot.id} ${one.field} ${typed[one.field] ?? ''}`,
          text: questionOf(name, one),
        })),
      )
      .filter(({ id }) => !confirmed.has(id));
    if (open.length === 0) return true;
    const sure = await confirm({
      title: t('unlikely.title'),
      body: open.map(({ id, text }) => <div key={id}>{text}</div>),
      confirmLabel: t('unlikely.confirm'),
      cancelLabel: t('unlikely.back'),
    });
    if (sure) open.forEach(({ id }) => confirmed.add(id));
    return sure;
  };
}
