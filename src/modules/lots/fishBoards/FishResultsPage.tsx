import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { signedNumber } from '@/platform/format/signed';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { href } from '@/platform/routing/href';
import { ResultsBoard } from '../results/ResultsBoard';
import type { ResultsWorld, ResultWords } from '../results/resultsWorld';
import type { GroupOf } from '../results/rules/groupLots';
import { fishResultsState } from './fishBoardsState';
import {
  type ClosedFishLot,
  FISH_GROUPINGS,
  type FishGroupFigures,
  type FishGrouping,
  fishResultRules,
} from './rules/fishResults';

type Group = GroupOf<ClosedFishLot, FishGroupFigures>;
type Field = Exclude<keyof FishGroupFigures, 'unreported' | 'withoutFeed'>;

/** The table's columns; the foot shows all lots together, not sums of quotients. */
function fishColumns(
  t: TFunction<'fishBoards'>,
  shared: TFunction<'lotReports'>,
  by: FishGrouping,
  all: FishGroupFigures,
): readonly ColumnSpec<Group>[] {
  const number = (
    field: Field,
    decimals: number,
    unit = '',
    more: Partial<ColumnSpec<Group>> = {},
  ): ColumnSpec<Group> => ({
    field,
    header: t(`fishResults.columns.${field}`),
    kind: 'number',
    decimals,
    width: 104,
    nothing: '–',
    total: () => all[field],
    ...(unit === '' ? {} : { unit }),
    ...more,
  });
  const word = (
    field: string,
    header: string,
    of: (lot: ClosedFishLot) => string,
    more: Partial<ColumnSpec<Group>> = {},
  ): ColumnSpec<Group> => ({
    field,
    header,
    width: 120,
    value: ({ lot }) => lot && of(lot),
    ...more,
  });
  const single = by === 'lot';
  const name = (group: Group) => {
    if (group.name === '') return shared('results.unreported');
    return by === 'season' ? shared(`results.season.${group.name}`, group.name) : group.name;
  };
  return [
    { field: 'name', header: t(`fishResults.by.${by}`), identifying: true, value: name },
    ...(single
      ? [
          word('pond', t('fishResults.by.pond'), ({ pondName }) => pondName),
          word('closed', t('fishResults.columns.closed'), ({ closingDate }) => closingDate, {
            kind: 'date',
            width: 104,
          }),
          word('species', t('fishResults.by.species'), ({ species }) => species, { hidden: true }),
          word('supplier', t('fishResults.by.supplier'), ({ supplier }) => supplier, {
            hidden: true,
            width: 180,
          }),
        ]
      : [number('lots', 0, '', { width: 80 })]),
    number('start', 0, '', { width: 92 }),
    number('survival', 2, '', { kind: 'percent', width: 116 }),
    number('days', 0, 'd', { width: 76 }),
    number('kg', 0, 'kg', { width: 112 }),
    number('kgPerHectare', 0, '', { width: 84 }),
    number('conversion', 3, '', { width: 88 }),
    ...(single
      ? [
          {
            field: 'againstPrevious',
            header: t('fishResults.columns.againstPrevious'),
            kind: 'number',
            decimals: 3,
            width: 116,
            nothing: '–',
            format: (value) => signedNumber(Number(value), 3),
          } satisfies ColumnSpec<Group>,
        ]
      : []),
    number('gramsEach', 0, 'g', { width: 92 }),
    number('gramsPerDay', 2, 'g/d', { width: 96 }),
    number('paidPerKg', 2, '', { kind: 'money', width: 80 }),
    number('onHarvest', 3, '', { hidden: true, width: 130 }),
    number('missing', 0, '', { hidden: true, width: 130 }),
  ];
}

const asGrouping = (by: string): FishGrouping => FISH_GROUPINGS.find((one) => one === by) ?? 'lot';

const fishResults: ResultsWorld<ClosedFishLot, FishGroupFigures> = {
  grid: 'lots.fishResults',
  query: fishResultsState,
  groupings: FISH_GROUPINGS,
  rules: fishResultRules,
  headline: { field: 'conversion', direction: 'asc', decimals: 3 },
  placeName: ({ pondName }) => pondName,
  addressOf: (id) => href('lotsFishDashboard', { lotId: id }),
};

/** Closed lots of fish compared: one by one, or by pond, species, supplier and season. */
export function Component() {
  const { t } = useTranslation('fishBoards');
  const { t: shared } = useTranslation('lotReports');
  const words = useMemo(
    (): ResultWords<ClosedFishLot, FishGroupFigures> => ({
      title: t('fishResults.title'),
      subtitle: t('fishResults.subtitle'),
      exportName: t('fishResults.exportName'),
      by: (grouping) => t(`fishResults.by.${asGrouping(grouping)}`),
      left: (why, count) => t(`fishResults.left.${why}`, { count }),
      chart: t('fishResults.chart'),
      chartOf: (shown, all) => t('fishResults.chartOf', { shown, all }),
      columns: (by, all) => fishColumns(t, shared, asGrouping(by), all),
    }),
    [t, shared],
  );
  return <ResultsBoard world={fishResults} words={words} />;
}
