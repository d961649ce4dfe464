import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addMonths, isLocalDate, today } from '@/platform/format/date';
import { DateRangeControl } from '@/platform/forms/fields/DateRangeField';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { href } from '@/platform/routing/href';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { Banner } from '@/platform/ui/Banner';
import { PageHead } from '@/platform/ui/PageHead';
import { useQuery } from '@/platform/store/useQuery';
import { NoAviaryLink } from '../NoAviaryLink';
import { EfficiencyChart } from './EfficiencyChart';
import { resultColumns } from './resultColumns';
import { resultsState } from '../lotReportsState';
import type { ClosedLot } from './resultTypes';
import { figuresOfLots, GROUPINGS, groupLots, type ResultGroup } from './rules/lotResults';

const USUAL = { sort: { field: 'efficiency', direction: 'desc' }, pageSize: 50 } as const;
const CLIENT = { mode: 'client' } as const;
const NONE: readonly ClosedLot[] = [];
const YEAR = 12;

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 12,
  // Side by side with the choice, the fields of the period keep a line for their refusal below it.
  marginBottom: 0,
  [theme.breakpoints.down('md')]: { marginBottom: 12 },
  '& > .period': { flex: '0 1 420px', minWidth: 0 },
  '& > .MuiToggleButtonGroup-root': { flexWrap: 'wrap' },
  // The first of a second row has a border at its left too.
  '& button.MuiToggleButton-root': { borderLeftColor: theme.tokens.borderStrong },
  // The line under a field takes room only while it says something.
  '& [data-blank]': { display: 'none' },
}));
const Notes = styled('div')({ display: 'grid', gap: 8, '&:not(:empty)': { marginBottom: 12 } });

/** First and last day of closing, in the address; the last twelve months by default. */
function usePeriod() {
  const { text, word, set } = useAddressValues();
  const day = (name: string, usual: string) => {
    const requested = text(name);
    return requested === null ? usual : isLocalDate(requested) ? requested : null;
  };
  const [from, to] = [day('de', addMonths(today(), -YEAR)), day('ate', today())];
  const write = (changes: Readonly<Record<string, string | null>>) =>
    // A cleared end stays in the address: it is not the usual one.
    set(Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? ''])));
  const by = word('por', GROUPINGS) ?? 'lot';
  return { from, to, by, write };
}

/** Closed lots compared: one by one, or by aviary, line, sex, hatchery, integrator and season. */
export function Component() {
  const { t } = useTranslation('lotReports');
  const navigate = useNavigate();
  const grid = useGridState('lots.results', USUAL);
  const answer = useQuery(resultsState, undefined);
  const { from, to, by, write } = usePeriod();
  const wrongWay = from !== null && to !== null && to < from;
  const all = answer.data?.lots ?? NONE;
  const lots = useMemo(
    () =>
      wrongWay
        ? NONE
        : all.filter(
            ({ closingDate }) => (from === null || closingDate >= from) && (to === null || closingDate <= to),
          ),
    [all, from, to, wrongWay],
  );
  const groups = useMemo(() => groupLots(lots, by, all), [lots, by, all]);
  const figures = useMemo(() => figuresOfLots(lots), [lots]);
  const columns = useMemo(() => resultColumns(t, by, figures), [t, by, figures]);
  const unread = answer.data?.unread ?? 0;
  const left = (['unreported', 'withoutFeed'] as const).flatMap((why) =>
    figures[why] > 0 ? [t(`results.left.${why}`, { count: figures[why] })] : [],
  );
  return (
    <>
      <PageHead title={t('results.title')} subtitle={t('results.subtitle')} />
      <Bar>
        <div className="period">
          <DateRangeControl
            label={t('results.period')}
            value={{ from, to }}
            max={today()}
            error={wrongWay ? t('results.wrongPeriod') : undefined}
            onChange={(next) => write({ de: next?.from ?? null, ate: next?.to ?? null })}
          />
        </div>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('results.groupBy')}
          value={by}
          onChange={(_, next: string | null) => next && write({ por: next })}
        >
          {GROUPINGS.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`results.by.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Bar>
      <Notes>
        {unread > 0 && <Banner tone="warning" fact={t('results.unread', { count: unread })} />}
        {left.length > 0 && <Banner tone="info" fact={left.join(' ')} />}
      </Notes>
      <DataTable
        grid={grid}
        label={t('results.title')}
        columns={columns}
        rows={groups}
        status={answer.status}
        error={answer.error}
        onRetry={answer.retry}
        paging={CLIENT}
        search={t('results.search')}
        countLabel={(count) => t('results.count', { count })}
        exportName={t('results.exportName')}
        emptyState={{
          title: t('results.empty.title'),
          text: t('results.empty.text'),
          action: <NoAviaryLink />,
        }}
        height="content"
        {...(by === 'lot'
          ? { onOpen: ({ id }: ResultGroup) => void navigate(href('lotsReport', {}, { lote: id })) }
          : {})}
      />
      {columns[0] && <EfficiencyChart groups={groups} by={by} name={columns[0]} />}
    </>
  );
}
