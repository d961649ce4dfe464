import { styled } from '@mui/material/styles';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { layout } from '@/platform/theme/tokens';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { CardBoundary } from './CardBoundary';

/** The cards of a row share their height. */
const Grid = styled('div', { shouldForwardProp: (name) => name !== 'least' })<{ least: number }>(
  ({ least }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
    gap: layout.gap,
  }),
);

interface CardListProps<Row> {
  readonly rows: readonly Row[];
  /** Least width of a card in px: as many stand in a row as fit. */
  readonly least: number;
  readonly Card: ComponentType<{ readonly data: Row }>;
}

/** What fills a large screen; the others follow. */
const FIRST = 12;
const STEP = 6;

/** How many of so many cards are drawn: the first at once, the others between what else the page has to do. */
function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(FIRST);
  useEffect(() => {
    if (drawn >= count) return undefined;
    const next = setTimeout(() => startTransition(() => setDrawn((now) => now + STEP)));
    return () => clearTimeout(next);
  }, [drawn, count]);
  return drawn;
}

/** A card for each record, all alike; one that breaks leaves the others standing. */
export function CardList<Row extends { readonly id: string | number }>(props: CardListProps<Row>) {
  const { rows, least, Card } = props;
  const drawn = useDrawn(rows.length);
  return (
    <Grid least={least}>
      {rows.slice(0, drawn).map((row) => (
        <CardBoundary key={row.id} id={row.id} data={row}>
          <Card data={row} />
        </CardBoundary>
      ))}
    </Grid>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

interface CardListSkeletonProps {
  readonly least: number;
  /** Height of a card in px. */
  readonly height: number;
}

/** Where the cards of a list will stand. */
export function CardListSkeleton({ least, height }: CardListSkeletonProps) {
  return (
    <Grid least={least}>
      {PLACES.map((place) => (
        <SkeletonBlock key={place} height={height} radius={10} />
      ))}
    </Grid>
  );
}
