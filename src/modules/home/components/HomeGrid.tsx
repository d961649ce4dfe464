import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { layout } from '@/platform/theme/tokens';
import { CardSeat } from '@/platform/widgets/CardTurn';
import type { HomeCard } from '../homeCards';
import { CardPlace } from './CardPlace';
import { columnsOf } from './columnsOf';
import { useTellPageStands } from './pageStands';

/** Below this width a card goes to the next row: its head and figures would no longer fit. */
const LEAST_WIDTH = 300;
const { gap, gapSmall } = layout;

const Grid = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap,
  // On a telephone the help dock reaches into the cards: the last of them can be scrolled clear of it.
  [theme.breakpoints.down('sm')]: { gap: gapSmall, paddingBottom: 56 },
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
const Cell = styled('div', { shouldForwardProp: (name) => name !== 'least' })<{ least: HomeCard['height'] }>(
  ({ theme, least }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: '1 0 auto',
    minHeight: least[0],
    [theme.breakpoints.down('sm')]: { minHeight: least[1] },
  }),
);

function Place({ card }: { readonly card: HomeCard }) {
  const cell = useRef<HTMLDivElement>(null);
  return (
    <Cell ref={cell} least={card.height}>
      <CardSeat place={cell}>
        <CardPlace card={card} />
      </CardSeat>
    </Cell>
  );
}

/** Lays out whatever cards there are, in rows of twelfths. */
export function HomeGrid({ cards }: { readonly cards: readonly HomeCard[] }) {
  useTellPageStands();
  return (
    <Grid>
      {columnsOf(cards).map((column) => (
        <Column key={column[0]?.id} span={column[0]?.span ?? 12}>
          {column.map((card) => (
            <Place key={card.id} card={card} />
          ))}
        </Column>
      ))}
    </Grid>
  );
}
