import type { Namespace, TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { type FallbackNs, useTranslation } from 'react-i18next';
import type { CardSpot, DashboardCard } from './dashboardTypes';
import { FigureTableCard, type FigureTableCardProps } from './FigureTableCard';

interface TableCardSpec<Data, N extends Namespace> extends CardSpot<Data> {
  /** The locale file that `t` reads. */
  readonly words: N;
  readonly table: (data: Data, t: TFunction<FallbackNs<N>>) => FigureTableCardProps;
}

/** A card with a table of figures. Its rows are computed once for an answer. */
export function tableCard<Data, N extends Namespace>(spec: TableCardSpec<Data, N>): DashboardCard<Data> {
  const { words, table, ...spot } = spec;
  const Component = memo(function TableCard({ data }: { readonly data: Data }) {
    const t = useTranslation(words).t;
    const props = useMemo(() => table(data, t), [data, t]);
    return <FigureTableCard {...props} />;
  });
  return { ...spot, load: { Component: Component } };
}
