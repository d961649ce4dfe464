import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@/platform/routing/href';
import { resultsState } from '../lotReportsState';
import { resultColumns } from './resultColumns';
import type { ResultsWorld, ResultWords } from './resultsWorld';
import type { ClosedLot } from './resultTypes';
import { type GroupFigures, GROUPINGS, poultryRules, type ResultGrouping } from './rules/lotResults';

const asGrouping = (by: string) => GROUPINGS.find((one) => one === by) ?? ('lot' satisfies ResultGrouping);

/** The results of birds. */
export const poultryResults: ResultsWorld<ClosedLot, GroupFigures> = {
  grid: 'lots.results',
  query: resultsState,
  groupings: GROUPINGS,
  rules: poultryRules,
  headline: { field: 'efficiency', direction: 'desc', decimals: 0 },
  placeName: ({ aviaryName }) => aviaryName,
  addressOf: (id) => href('lotsReport', {}, { lote: id }),
};

/** Its words in the language of the page. */
export function usePoultryWords(): ResultWords<ClosedLot, GroupFigures> {
  const { t } = useTranslation('lotReports');
  return useMemo(
    () => ({
      title: t('results.title'),
      subtitle: t('results.subtitle'),
      exportName: t('results.exportName'),
      by: (grouping) => t(`results.by.${asGrouping(grouping)}`),
      left: (why, count) => t(`results.left.${why}`, { count }),
      chart: t('results.chart'),
      chartOf: (shown, all) => t('results.chartOf', { shown, all }),
      columns: (by, all) => resultColumns(t, asGrouping(by), all),
    }),
    [t],
  );
}
