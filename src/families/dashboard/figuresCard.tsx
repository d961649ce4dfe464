import { styled } from '@mui/material/styles';
import type { Namespace, TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import { type FallbackNs, useTranslation } from 'react-i18next';
import { Card } from '@/platform/ui/Card';
import { EmptyState } from '@/platform/ui/EmptyState';
import { MetricTile } from '@/platform/ui/MetricTile';
import type { CardSpot, DashboardCard } from './dashboardTypes';

/** One figure. */
interface Tile {
  readonly id: string | number;
  readonly label: string;
  /** Already formatted; a sign of the unknown where it is not known, never zero. */
  readonly value: string;
  readonly suffix?: string;
  readonly note?: ReactNode;
}

interface FiguresCardSpec<Data, N extends Namespace> extends CardSpot<Data> {
  /** The locale file that `t` reads. */
  readonly words: N;
  readonly title: (t: TFunction<FallbackNs<N>>, data: Data) => string;
  readonly aside?: (t: TFunction<FallbackNs<N>>, data: Data) => ReactNode;
  readonly figures: (data: Data, t: TFunction<FallbackNs<N>>) => readonly Tile[];
  /** Instead of figures where there are none. */
  readonly empty: (t: TFunction<FallbackNs<N>>) => { readonly title: string; readonly text: string };
}

const Tiles = styled('div')({
  display: 'grid',
  gap: '14px 20px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
});

/** A card of figures side by side. */
export function figuresCard<Data, N extends Namespace>(spec: FiguresCardSpec<Data, N>): DashboardCard<Data> {
  const { words, title, aside, figures, empty, ...spot } = spec;
  const Component = memo(function FiguresCard({ data }: { readonly data: Data }) {
    const t = useTranslation(words).t;
    const tiles = figures(data, t);
    return (
      <Card title={title(t, data)} aside={aside?.(t, data)}>
        {tiles.length === 0 ? (
          <EmptyState {...empty(t)} />
        ) : (
          <Tiles>
            {tiles.map(({ id, ...tile }) => (
              <MetricTile key={id} {...tile} />
            ))}
          </Tiles>
        )}
      </Card>
    );
  });
  return { ...spot, load: { Component: Component } };
}
