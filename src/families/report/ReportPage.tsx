import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton } from '@/platform/filters/FilterButton';
import { FilterChips } from '@/platform/filters/FilterChips';
import type { RawFilters } from '@/platform/filters/filterValues';
import { today as todayHere } from '@/platform/format/date';
import { momentText } from '@/platform/format/dayText';
import { chosenTexts } from './chosenTexts';
import { Beside } from './comparison/Beside';
import { CompareMenu } from './comparison/CompareMenu';
import { useComparison } from './comparison/useComparison';
import { ReportFacts } from './ReportFacts';
import { ReportFaults } from './ReportFaults';
import { ReportHead } from './ReportHead';
import { ReportLacks } from './ReportLacks';
import { ReportSheet } from './ReportSheet';
import { useNotes } from './notes/useNotes';
import { ReportStart } from './ReportStart';
import { ReportViews, useLookNow } from './ReportViews';
import type { Report, ReportLists } from './reportTypes';
import { useReportTexts } from './reportTexts';
import { withChosenDays } from './rules/dayColumns';
import { faultsOf, questionParams } from './rules/questions';
import { useKeptPlace } from './useKeptPlace';
import { useLastFilters } from './useLastFilters';
import { useRawFilters } from './useRawFilters';
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
  const raw = useRawFilters(report, address, lists);
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
  const chosen = chosenTexts(specs, raw, grid);
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
        <ReportStart
          requested={requested}
          faults={faults}
          specs={specs}
          onBegin={begin}
          onLast={last ? () => search(last) : undefined}
        />
      )}
    </>
  );
}
