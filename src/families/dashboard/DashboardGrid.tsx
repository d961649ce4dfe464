import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { layout } from '@/platform/theme/tokens';
import { CardSeat } from '@/platform/widgets/CardTurn';
import { CardPlace } from './CardPlace';
import { columnsOf } from './columnsOf';
import type { DashboardCard } from './dashboardTypes';
import { useNotifyPageStands } from './pageStands';

/** Below this width a card goes to the next row: its head and figures would no longer fit. */
const LEAST_WIDTH = 300;
const { gap, gapSmall } = layout;

const Grid = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap,
  [theme.breakpoints.down('sm')]: { gap: gapSmall },
}));
const Column = styled('div', { shouldForwardProp: (name) => name !== 'span' })<{ span: number }>(
  ({ theme, span }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap,
    // A hair less than its share: rounding must not push the last card of a row to the next.
    flex: `${span} 1 calc((100% + ${gap}px) * ${span} / 12 - ${gap + 0.1}px)`,
    minWidth: `min(100%, ${LEAST_WIDTH}px)`,
    [theme.breakpoints.down('sm')]: { flexBasis: '100%', gap: gapSmall },
  }),
);
const Cell = styled('div', { shouldForwardProp: (name) => name !== 'least' })<{
  least: DashboardCard<never>['height'];
}>(({ theme, least }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 0 auto',
  minHeight: least[0],
  [theme.breakpoints.down('sm')]: { minHeight: least[1] },
}));

interface DashboardGridProps<Data> {
  readonly cards: readonly DashboardCard<Data>[];
  /** What the cards show. */
  readonly data: Data;
}

function Place<Data>({ card, data }: { readonly card: DashboardCard<Data>; readonly data: Data }) {
  const cell = useRef<HTMLDivElement>(null);
  return (
    <Cell ref={cell} least={card.height}>
      <CardSeat place={cell}>
        <CardPlace card={card} data={data} />
      </CardSeat>
    </Cell>
  );
}

/** Lays out the cards that `data` has something for, in rows of twelfths. */
export function DashboardGrid<Data>({ cards, data }: DashboardGridProps<Data>) {
  useNotifyPageStands();
  const shown = cards.filter(({ shows }) => shows?.(data) ?? true);
  return (
    <Grid>
      {columnsOf(shown).map((column) => (
        <Column key={column[0]?.id} span={column[0]?.span ?? 12}>
          {column.map((card) => (
            <Place key={card.id} card={card} data={data} />
          ))}
        </Column>
      ))}
    </Grid>
  );
}
