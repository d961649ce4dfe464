import { styled } from '@mui/material/styles';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { useSame } from '@/platform/react/useSame';
import { Banner } from '@/platform/ui/Banner';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { useQuery } from '@/platform/store/useQuery';
import { HarvestsBeside } from './components/HarvestsBeside';
import { ResultCards } from './components/ResultCards';
import { ResultChoices, ViewChoice } from './components/ResultChoices';
import { ResultFiltersBar } from './components/ResultFiltersBar';
import { YieldChart } from './components/YieldChart';
import { resultColumns } from './resultColumns';
import { resultsState } from './resultsState';
import type { PlotResult } from './resultTypes';
import { leftBy } from './rules/filters';
import { figuresOf, groupResults } from './rules/results';
import { useBegunResults } from './useBegunResults';
import { useResultsAddress } from './useResultsAddress';

const USUAL = { sort: { field: 'marginPerHa', direction: 'desc' }, pageSize: 50 } as const;
const CLIENT = { mode: 'client' } as const;
const NONE: readonly PlotResult[] = [];

const Above = styled('div')({ margin: '16px 0 12px' });
const Table = styled('div')({ marginTop: 12 });
const Unread = styled('div')({ margin: '12px 0' });

const ResultsMap = lazy(() => import('./components/ResultsMap').then((all) => ({ default: all.ResultsMap })));

/** What each plot, farm, crop, cultivar, sowing week or harvest gave: cards, table, map and harvests of one set of filters. */
export function Component() {
  const { t } = useTranslation('agricultureResults');
  const grid = useGridState('agriculture.results', USUAL);
  const answer = useQuery(resultsState, undefined);
  const address = useResultsAddress();
  const { view, by, basis: requested, quotation } = address;
  const finance = answer.data?.documentsAllowed === true;
  const basis = finance ? requested : 'operations';
  const answered = answer.data?.rows ?? NONE;
  const rows = useMemo(
    () =>
      answered.map((row) =>
        row.plotInactive ? { ...row, plotName: t('inactivePlot', { name: row.plotName }) } : row,
      ),
    [answered, t],
  );
  const { filters, write } = useBegunResults(rows, address.left, address.write);
  const same = useSame(filters);
  const left = useMemo(() => leftBy(rows, same), [rows, same]);
  const groups = useMemo(() => groupResults(left, by, basis, quotation), [left, by, basis, quotation]);
  const all = useMemo(() => figuresOf(left, basis, quotation), [left, basis, quotation]);
  const columns = useMemo(() => resultColumns(t, by, all, finance), [t, by, all, finance]);
  const byPlot = useMemo(() => groupResults(left, 'plot', basis, quotation), [left, basis, quotation]);
  const waiting = left.filter(({ harvestedKg }) => harvestedKg === null).length;
  const data = answer.data;
  const choices = (
    <ResultChoices by={view === 'mapa' ? null : by} basis={finance ? basis : null} write={write} />
  );
  return (
    <>
      <PageHead
        title={t('title')}
        subtitle={t(`basis.${basis}Note`)}
        aside={<ViewChoice view={view} write={write} />}
      />
      <ResultFiltersBar rows={rows} left={filters} finance={finance} quotation={quotation} write={write} />
      {answer.data && (
        <ResultCards all={all} finance={finance} waiting={waiting} unpriced={quotation === null} />
      )}
      {view !== 'tabela' && <Above>{choices}</Above>}
      {data !== null && data.unread > 0 && (
        <Unread>
          <Banner tone="warning" fact={t('unread', { count: data.unread })} />
        </Unread>
      )}
      {view === 'mapa' && (
        <Suspense
          fallback={
            <Loading>
              <SkeletonText lines={8} />
            </Loading>
          }
        >
          <ResultsMap plots={byPlot} finance={finance} />
        </Suspense>
      )}
      {view === 'safras' && answer.status !== 'failed' && (
        <HarvestsBeside rows={left} by={by} basis={basis} quotation={quotation} finance={finance} />
      )}
      {(view === 'tabela' || answer.status === 'failed') && (
        <Table>
          <DataTable
            grid={grid}
            label={t('title')}
            columns={columns}
            rows={groups}
            status={answer.status}
            error={answer.error}
            onRetry={answer.retry}
            paging={CLIENT}
            search={t('search')}
            toolbar={choices}
            countLabel={(count) => t('count', { count })}
            exportName={t('exportName')}
            emptyState={{ title: t('empty.title'), text: t('empty.text') }}
            height="content"
          />
        </Table>
      )}
      {view === 'tabela' && <YieldChart groups={groups} by={by} finance={finance} />}
    </>
  );
}
