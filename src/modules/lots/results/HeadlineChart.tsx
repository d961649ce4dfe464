import { styled } from '@mui/material/styles';
import { ChartCard } from '@/platform/chart/ChartCard';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { ResultsWorld, ResultWords } from './resultsWorld';
import { bestGroups, type CountedFigures, type GroupedLot, type GroupOf } from './rules/groupLots';

const MOST_BARS = 20;
const Below = styled('div')({ marginTop: 12 });

interface HeadlineChartProps<Lot extends GroupedLot, Figures extends CountedFigures> {
  readonly groups: readonly GroupOf<Lot, Figures>[];
  readonly by: string;
  /** The column that names a group. */
  readonly name: ColumnSpec<GroupOf<Lot, Figures>>;
  readonly world: Pick<ResultsWorld<Lot, Figures>, 'rules' | 'headline' | 'placeName'>;
  readonly words: Pick<ResultWords<Lot, Figures>, 'chart' | 'chartOf'>;
}

/** The best groups by what they are compared by; a single bar compares nothing. */
export function HeadlineChart<Lot extends GroupedLot, Figures extends CountedFigures>(
  props: HeadlineChartProps<Lot, Figures>,
) {
  const { groups, by, name: column, world, words } = props;
  const { rules, headline, placeName } = world;
  const best = bestGroups(groups, rules, MOST_BARS);
  if (best.drawn.length < 2) return null;
  const nameColumn = {
    ...column,
    // Lots of several places share a number.
    ...(by === 'lot'
      ? {
          value: ({ lot, name }: GroupOf<Lot, Figures>) =>
            [lot ? placeName(lot) : '', name].filter(Boolean).join(' · '),
        }
      : {}),
  };
  return (
    <Below>
      <ChartCard<GroupOf<Lot, Figures>>
        title={best.all > MOST_BARS ? words.chartOf(MOST_BARS, best.all) : words.chart}
        kind="bar"
        rows={best.drawn}
        x={nameColumn}
        series={[{ field: headline.field, header: words.chart, kind: 'number', decimals: headline.decimals }]}
      />
    </Below>
  );
}
