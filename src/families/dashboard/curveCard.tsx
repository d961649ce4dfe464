import type { Namespace, TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { type FallbackNs, useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ChartCardProps } from '@/platform/chart/chartProps';
import type { CardSpot, DashboardCard } from './dashboardTypes';

interface CurveCardSpec<Data, N extends Namespace, Row extends object> extends CardSpot<Data> {
  /** The locale file that `t` reads. */
  readonly words: N;
  readonly chart: (data: Data, t: TFunction<FallbackNs<N>>) => ChartCardProps<Row>;
}

/** A card with a chart. Its points are computed once for an answer. */
export function curveCard<Data, N extends Namespace, Row extends object>(
  spec: CurveCardSpec<Data, N, Row>,
): DashboardCard<Data> {
  const { words, chart, ...spot } = spec;
  const Component = memo(function CurveCard({ data }: { readonly data: Data }) {
    const t = useTranslation(words).t;
    const props = useMemo(() => chart(data, t), [data, t]);
    return <ChartCard<Row> {...props} />;
  });
  return { ...spot, load: { Component: Component } };
}
