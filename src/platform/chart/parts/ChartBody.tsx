import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChartCardProps, MOST_SERIES } from '@/platform/chart/chartProps';
import { ChartLegend } from '@/platform/chart/parts/ChartLegend';
import { ChartTable } from '@/platform/chart/parts/ChartTable';
import { errorCode } from '@/platform/grid/parts/GridStates';
import { lazyGeneric } from '@/platform/react/generic';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';

const ChartPlot = lazyGeneric(async () => (await import('@/platform/chart/parts/ChartPlot')).default);

const NO_LINES: readonly string[] = [];
const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });
// The skeleton has the height of what comes.
const Filled = styled('div')({ height: '100%', '& > *, & > * > *': { height: '100%' } });
const Plot = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  '& svg:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 2 },
  '& svg:focus:not(:focus-visible)': { outline: 'none' },
}));

interface ChartBodyProps<Row extends object> {
  readonly chart: ChartCardProps<Row>;
  readonly asTable: boolean;
  readonly height: number | string;
}

/** Chart, table or state in the same height; a state with more to say than a low chart has room for takes it. */
export function ChartBody<Row extends object>({ chart, asTable, height }: ChartBodyProps<Row>) {
  const {
    title,
    kind,
    stacked = false,
    fit = false,
    joined = false,
    lines = NO_LINES,
    marks = NO_LINES,
    bands,
    rows,
    x,
    status = 'ready',
    error,
  } = chart;
  const { t: grid } = useTranslation('grid');
  const { t } = useTranslation('chart');
  const series = chart.series.slice(0, MOST_SERIES);
  const skeleton = (
    <Filled>
      <Loading>
        <SkeletonBlock height="100%" />
      </Loading>
    </Filled>
  );
  const content = () => {
    if (status === 'failed' && error?.kind === 'forbidden') return <ForbiddenState />;
    if (status === 'failed' && rows.length === 0) {
      const retry = chart.onRetry ? { onRetry: chart.onRetry } : {};
      return <ErrorState code={errorCode(error)} {...retry} />;
    }
    if (rows.length === 0) {
      if (status !== 'ready') return skeleton;
      return <EmptyState {...(chart.emptyState ?? { title: t('empty.title'), text: t('empty.text') })} />;
    }
    const choice = chart.onChoose ? { onChoose: chart.onChoose, chosen: chart.chosen ?? null } : {};
    if (asTable)
      return <ChartTable label={title} columns={[x, ...series]} rows={rows} t={grid} {...choice} />;
    return (
      <>
        <ChartLegend kind={kind} lines={lines} marks={marks} {...(bands ? { bands } : {})} series={series} />
        <Plot>
          <Suspense fallback={skeleton}>
            <ChartPlot
              label={t('label', { title })}
              kind={kind}
              stacked={stacked && kind !== 'line'}
              fit={fit}
              joined={joined}
              rows={rows}
              x={x}
              series={series}
              lines={lines}
              marks={marks}
              {...(bands ? { bands } : {})}
              curved={chart.curved ?? false}
              back={chart.back}
              {...choice}
            />
          </Suspense>
        </Plot>
      </>
    );
  };
  const isMessage = rows.length === 0 && (status === 'failed' || status === 'ready');
  return (
    <Frame style={isMessage && height !== '100%' ? { minHeight: height } : { height }}>{content()}</Frame>
  );
}
