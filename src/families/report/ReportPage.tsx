import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton } from '@/platform/filters/FilterButton';
import { FilterChips } from '@/platform/filters/FilterChips';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { filterText } from '@/platform/filters/filterText';
import { parseFilters, type RawFilters } from '@/platform/filters/filterValues';
import { today as todayHere } from '@/platform/format/date';
import { momentText } from '@/platform/format/dayText';
import { saidBy } from '@/platform/http/saidBy';
import { Banner } from '@/platform/ui/Banner';
import { EmptyState } from '@/platform/ui/EmptyState';
import { CompareMenu } from './comparison/CompareMenu';
import { useComparison } from './comparison/useComparison';
import { ReportFacts } from './ReportFacts';
import { ReportFaults } from './ReportFaults';
import { ReportHead } from './ReportHead';
import { ReportLacks } from './ReportLacks';
import { ReportSheet } from './ReportSheet';
import { useNotes } from './notes/useNotes';
import { ReportViews, useLookNow } from './ReportViews';
import type { Report, ReportLists } from './reportTypes';
import { type ReportTexts, useReportTexts } from './reportTexts';
import { withChosenDays } from './rules/dayColumns';
import { faultsOf, type FilterFault, questionParams, withListedDays } from './rules/questions';
import { useKeptPlace } from './useKeptPlace';
import { useLastFilters } from './useLastFilters';
import { useReportAddress } from './useReportAddress';
import { useReportFilters } from './useReportFilters';
import { useReportRows } from './useReportRows';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 8,
  // On a telephone the chips take a line of their own.
  '& > ul': { flex: '1 1 240px', minWidth: 0, padding: 0 },
  '& > :last-child': { marginLeft: 'auto' },
  '@media print': { display: 'none' },
});

const NOTHING: RawFilters = {};

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });

export interface ReportPageProps {
  readonly report: Report;
  /** The locale file of the module that the report belongs to. */
  readonly namespace: string;
  readonly lists: ReportLists;
  /** Until when the data of the report reach; null while unknown. */
  readonly until: string | null;
  /** Whose figures they are: stands on paper. */
  readonly owner: string;
  /** What its filters begin with, besides what is usual; an address that says something of them says all. */
  readonly begun?: RawFilters;
  /** Filters were changed by hand. */
  readonly onFilters?: (before: RawFilters, after: RawFilters) => void;
}

/** One report: its filters, what they find as a sheet under headings, a chart of it, and its ways out. */
export function ReportPage({
  report,
  namespace,
  lists,
  until,
  owner,
  begun = NOTHING,
  onFilters,
}: ReportPageProps) {
  const { t } = useTranslation('report');
  const { t: grid } = useTranslation('grid');
  const today = todayHere();
  const address = useReportAddress(report, today, begun);
  const { basisBy } = report;
  const basis = basisBy?.as[address.raw[basisBy.filter] ?? ''] ?? report.basis;
  const texts = useReportTexts(namespace, report.name, basis);
  const specs = useReportFilters(report, lists, texts, today);
  const { requested } = address;
  const raw = useMemo(
    () =>
      requested
        ? address.raw
        : withListedDays(report, address.raw, (list) =>
            (lists[list]?.options ?? []).map(({ id }) => String(id)),
          ),
    [requested, report, address.raw, lists],
  );
  const listed = report.filters.find((filter) => filter.kind === 'date' && filter.among !== undefined);
  const days = listed?.kind === 'date' && listed.among ? lists[listed.among.list]?.onShown : undefined;
  // What they begin with is known once the list is there.
  useEffect(() => days?.(), [days]);
  const age = momentText(until);
  const faults = useMemo(() => faultsOf(report, raw), [report, raw]);
  // An address that asks with a filter missing or wrong opens at that field.
  const [filtering, setFiltering] = useState(() => requested && faults.size > 0);
  // Another view sorts anew.
  const [view, setView] = useState(0);
  const { startAt, keepPlace } = useKeptPlace();
  const { now, keptColumns, shownView } = useLookNow(report, address, today);
  const notes = useNotes(report.name, shownView);
  const params = questionParams(report, raw);
  const shown = useMemo(() => withChosenDays(report, raw), [report, raw]);
  const right = requested && faults.size === 0;
  const answer = useReportRows(report, right ? { params, today } : null);
  const {
    compared,
    answer: beside,
    set,
  } = useComparison(report, raw, {
    requested: right,
    today,
    rows: answer.rows,
  });

  const { last, keepLast } = useLastFilters(report, today);
  const put = (next: RawFilters) => {
    onFilters?.(raw, next);
    address.setFilters(next, null);
  };
  const search = (next: RawFilters) => {
    onFilters?.(raw, next);
    address.setFilters(next, { columns: keptColumns });
    keepLast(next);
    if (!right || questionParams(report, next).toString() !== params.toString()) return;
    answer.retry();
    beside.retry();
  };
  const begin = () => (faults.size > 0 ? setFiltering(true) : search(raw));
  const filters = { specs, filters: raw };
  const values = parseFilters(specs, raw);
  const chosen = specs.flatMap((spec) => {
    const value = values[spec.name];
    return value === undefined
      ? []
      : [grid('filters.chip', { label: spec.label, value: filterText(spec, value, grid) })];
  });
  return (
    <>
      <ReportHead title={texts.title} basis={texts.basis} until={until} today={today} />
      <Bar>
        <FilterChips {...filters} onFilters={put} />
        <CompareMenu
          report={report}
          specs={specs}
          raw={raw}
          onFilters={put}
          onOther={() => setFiltering(true)}
        />
        <ReportViews
          report={report}
          address={address}
          today={today}
          now={now}
          notes={notes}
          onShow={() => setView((at) => at + 1)}
        />
        <FilterButton
          {...filters}
          onFilters={search}
          opened={filtering}
          onOpened={setFiltering}
          showFaults={faults.size > 0}
        />
      </Bar>
      {right ? (
        <>
          <ReportFaults faults={answer.faults} texts={texts} />
          {set && <Beside answer={beside} texts={texts} />}
          <ReportFacts
            report={report}
            texts={texts}
            rows={compared?.rows ?? answer.rows}
            sides={compared?.sides ?? null}
          />
          <ReportLacks report={report} texts={texts} rows={answer.rows} />
          <ReportSheet
            key={view}
            report={shown}
            texts={texts}
            address={address}
            answer={set && beside.status === 'loading' ? { ...answer, status: 'loading' } : answer}
            compared={compared}
            notes={notes}
            shownView={shownView}
            startAt={view === 0 ? startAt : null}
            onLeave={keepPlace}
            note={[owner, texts.basis, ...chosen, age && t('until.moment', { moment: age })]
              .filter(Boolean)
              .join(' · ')}
          />
        </>
      ) : (
        <EmptyState
          icon={<SearchOutlined />}
          title={requested ? t('wrong.title') : t('start.title')}
          text={requested ? <FaultList faults={faults} specs={specs} /> : t('start.text')}
          action={
            <Actions>
              <Button variant="contained" onClick={begin}>
                {requested ? t('wrong.open') : grid('filters.submit')}
              </Button>
              {!requested && last && (
                <Button variant="outlined" onClick={() => search(last)}>
                  {t('start.last')}
                </Button>
              )}
            </Actions>
          }
        />
      )}
    </>
  );
}

/** What is wrong with what stands beside the report: it did not load, or not all of it could be read. */
function Beside({ answer, texts }: { answer: ReturnType<typeof useReportRows>; texts: ReportTexts }) {
  const { t } = useTranslation('report');
  if (answer.status !== 'failed')
    return <ReportFaults faults={answer.faults} texts={texts} of={t('compare.unread')} />;
  return (
    <div style={{ marginBottom: 8 }}>
      <Banner
        tone="warning"
        fact={t('compare.failed')}
        text={[answer.error && saidBy(answer.error), t('compare.failedText')].filter(Boolean).join(' ')}
        action={{ label: t('compare.retry'), onClick: answer.retry }}
      />
    </div>
  );
}

interface FaultListProps {
  readonly faults: ReadonlyMap<string, FilterFault>;
  readonly specs: readonly FilterSpec[];
}

/** What is wrong with which filter. */
function FaultList({ faults, specs }: FaultListProps) {
  const { t } = useTranslation('report');
  return [...faults].map(([name, fault]) => {
    const label = specs.find((spec) => spec.name === name)?.label ?? name;
    return <span key={name}>{t('wrong.at', { filter: label, fault: t(`fault.${fault}`) })} </span>;
  });
}
