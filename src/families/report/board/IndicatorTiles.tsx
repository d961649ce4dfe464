import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { layout, radius } from '@/platform/theme/tokens';
import { MetricTile, type Trend } from '@/platform/ui/MetricTile';
import { type BoardTexts, figureText } from './boardTexts';
import type { Board, Indicator } from './boardTypes';
import type { ReportRow } from '../reportTypes';
import { type BoardPeriod, changeOf, indicatorFigure, partsOf } from './rules/indicatorFigures';

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  gap: layout.gap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // 'R$ 5.143,83' stands on one line.
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
}));
const Tile = styled('li')(({ theme }) => ({
  padding: '10px 12px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '&[data-open=true]': { borderColor: theme.tokens.primary },
}));

interface IndicatorTilesProps {
  readonly board: Board;
  readonly texts: BoardTexts;
  readonly indicators: readonly Indicator[];
  readonly rows: readonly ReportRow[];
  readonly period: BoardPeriod;
  readonly opened: string | null;
  readonly onOpen: (name: string) => void;
}

/** The figures of a board with how they moved; each opens its arithmetic. */
export function IndicatorTiles(props: IndicatorTilesProps) {
  const { board, texts, indicators, rows, period, opened, onOpen } = props;
  const { t } = useTranslation('report');
  const [now, before] = [partsOf(board, rows, period.current), partsOf(board, rows, period.former)];
  const against = board.periods === 'months' ? t('board.formerYear') : t('board.formerHarvest');
  return (
    <Tiles>
      {indicators.map((indicator) => {
        const { name, kind, unit } = indicator;
        const value = indicatorFigure(indicator, now);
        const change = changeOf(indicator, value, indicatorFigure(indicator, before));
        const trend: Trend | undefined = change
          ? {
              direction: change.direction,
              text: `${change.percent > 0 ? '+' : ''}${formatNumber(change.percent, { decimals: 1 })}%`,
              against,
              ...(change.sense ? { sense: change.sense } : {}),
            }
          : undefined;
        const label = texts.indicator(name);
        const suffix = unit ?? (kind === 'percent' ? '%' : undefined);
        return (
          <Tile key={name} data-open={name === opened}>
            <MetricTile
              label={label}
              value={figureText(indicator, value)}
              {...(kind === 'money' && value !== null ? { unit: 'R$' } : {})}
              {...(suffix !== undefined && value !== null ? { suffix } : {})}
              {...(trend ? { trend } : {})}
              note={
                <Link
                  component="button"
                  type="button"
                  variant="caption"
                  aria-expanded={name === opened}
                  aria-label={t('board.openOf', { name: label })}
                  onClick={() => onOpen(name)}
                >
                  {t('board.open')}
                </Link>
              }
            />
          </Tile>
        );
      })}
    </Tiles>
  );
}
