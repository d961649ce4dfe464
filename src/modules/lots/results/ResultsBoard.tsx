import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addMonths, isLocalDate, today } from '@/platform/format/date';
import { DateRangeControl } from '@/platform/forms/fields/DateRangeField';
import { DataTable } from '@/platform/grid/DataTable';
import { useGridState } from '@/platform/grid/useGridState';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useQuery } from '@/platform/store/useQuery';
import { Banner } from '@/platform/ui/Banner';
import { PageHead } from '@/platform/ui/PageHead';
import { HeadlineChart } from './HeadlineChart';
import type { ResultsWorld, ResultWords } from './resultsWorld';
import { type CountedFigures, groupBy, type GroupedLot } from './rules/groupLots';

const CLIENT = { mode: 'client' } as const;
const NONE: readonly never[] = [];
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
function usePeriod(groupings: readonly string[]) {
  const { text, word, set } = useAddressValues();
  const day = (name: string, usual: string) => {
    const requested = text(name);
    return requested === null ? usual : isLocalDate(requested) ? requested : null;
  };
  const [from, to] = [day('de', addMonths(today(), -YEAR)), day('ate', today())];
  const write = (changes: Readonly<Record<string, string | null>>) =>
    // A cleared end stays in the address: it is not the usual one.
    set(Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? ''])));
  const by = word('por', groupings) ?? groupings[0] ?? 'lot';
  return { from, to, by, write };
}

interface ResultsBoardProps<Lot extends GroupedLot, Figures extends CountedFigures> {
  readonly world: ResultsWorld<Lot, Figures>;
  readonly words: ResultWords<Lot, Figures>;
  /** Where there is no lot to compare. */
  readonly emptyAction?: ReactNode;
}

/** Closed lots compared: one by one, or together by what they share. */
export function ResultsBoard<Lot extends GroupedLot, Figures extends CountedFigures>(
  props: ResultsBoardProps<Lot, Figures>,
) {
  const { world, words, emptyAction } = props;
  const { rules, headline, groupings } = world;
  const { t } = useTranslation('lotReports');
  const navigate = useNavigate();
  const usual = useMemo(
    () => ({ sort: { field: headline.field, direction: headline.direction }, pageSize: 50 }),
    [headline],
  );
  const grid = useGridState(world.grid, usual);
  const answer = useQuery(world.query, undefined);
  const { from, to, by, write } = usePeriod(groupings);
  const wrongWay = from !== null && to !== null && to < from;
  const all: readonly Lot[] = answer.data?.lots ?? NONE;
  const lots = useMemo(
    () =>
      wrongWay
        ? NONE
        : all.filter(
            ({ closingDate }) => (from === null || closingDate >= from) && (to === null || closingDate <= to),
          ),
    [all, from, to, wrongWay],
  );
  const groups = useMemo(() => groupBy(rules, lots, by, all), [rules, lots, by, all]);
  const figures = useMemo(() => rules.figuresOf(lots), [rules, lots]);
  const columns = useMemo(() => words.columns(by, figures), [words, by, figures]);
  const unread = answer.data?.unread ?? 0;
  const left = (['unreported', 'withoutFeed'] as const).flatMap((why) =>
    figures[why] > 0 ? [words.left(why, figures[why])] : [],
  );
  return (
    <>
      <PageHead title={words.title} subtitle={words.subtitle} />
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
          {groupings.map((one) => (
            <ToggleButton key={one} value={one}>
              {words.by(one)}
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
        label={words.title}
        columns={columns}
        rows={groups}
        status={answer.status}
        error={answer.error}
        onRetry={answer.retry}
        paging={CLIENT}
        search={t('results.search')}
        countLabel={(count) => t('results.count', { count })}
        exportName={words.exportName}
        emptyState={{
          title: t('results.empty.title'),
          text: t('results.empty.text'),
          action: emptyAction,
        }}
        height="content"
        {...(by === 'lot'
          ? { onOpen: ({ id }: { readonly id: string }) => void navigate(world.addressOf(id)) }
          : {})}
      />
      {columns[0] && <HeadlineChart groups={groups} by={by} name={columns[0]} world={world} words={words} />}
    </>
  );
}
