import type { TFunction } from 'i18next';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { filterText } from '@/platform/filters/filterText';
import { type RawFilters, parseFilters } from '@/platform/filters/filterValues';
import { today as todayHere } from '@/platform/format/date';
import { momentText } from '@/platform/format/dayText';
import { Beside } from './comparison/Beside';
import { ReportBar } from './ReportBar';
import { ReportFacts } from './ReportFacts';
import { ReportFaults } from './ReportFaults';
import { type DataUntil, ReportHead } from './ReportHead';
import { ReportLacks } from './ReportLacks';
import { ReportSheet } from './ReportSheet';
import { useNotes } from './notes/useNotes';
import { ReportStart } from './ReportStart';
import { useLookNow } from './ReportViews';
import type { ReportRows } from './reportRows';
import type { Report, ReportLists } from './reportTypes';
import { useReportTexts } from './reportTexts';
import { withChosenDays } from './rules/dayColumns';
import { faultsOf } from './rules/questions';
import { useKeptPlace } from './useKeptPlace';
import { useLastFilters } from './useLastFilters';
import { useRawFilters } from './useRawFilters';
import { useReportAddress } from './useReportAddress';
import { useReportAnswer } from './useReportAnswer';
import { useReportFilters } from './useReportFilters';

/** The filters that are set, in words. */
function chosenTexts(specs: readonly FilterSpec[], raw: RawFilters, grid: TFunction<'grid'>): string[] {
  const values = parseFilters(specs, raw);
  return specs.flatMap((spec) => {
    const value = values[spec.name];
    return value === undefined
      ? []
      : [grid('filters.chip', { label: spec.label, value: filterText(spec, value, grid) })];
  });
}

const NOTHING: RawFilters = {};

const filled = (raw: RawFilters) =>
  Object.entries(raw)
    .filter(([, value]) => value)
    .toSorted(([a], [b]) => a.localeCompare(b));
const isSame = (one: RawFilters, other: RawFilters) =>
  JSON.stringify(filled(one)) === JSON.stringify(filled(other));

export interface ReportPageProps {
  readonly report: Report;
  readonly found: ReportRows;
  /** The locale file of the module that the report belongs to. */
  readonly namespace: string;
  readonly lists: ReportLists;
  readonly until: DataUntil;
  /** Whose figures they are: stands on paper. */
  readonly owner: string;
  /** What its filters begin with, besides what is usual; an address that says something of them says all. */
  readonly begun?: RawFilters;
  /** What its filters begin with is known: before, it does not run by itself. */
  readonly ready?: boolean;
  /** Filters were changed by hand. */
  readonly onFilters?: (before: RawFilters, after: RawFilters) => void;
}

/** One report: its filters, what they find as a sheet under headings, a chart of it, and its ways out. */
export function ReportPage(props: ReportPageProps) {
  const { report, found, namespace, lists, until, owner, begun = NOTHING, ready = true } = props;
  const { onFilters } = props;
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
  const age = momentText(until.data);
  const faults = useMemo(() => faultsOf(report, raw), [report, raw]);
  // An address that asks with a filter missing or wrong opens at that field.
  const [filtering, setFiltering] = useState(() => requested && faults.size > 0);
  // Another view sorts anew.
  const [view, setView] = useState(0);
  const { startAt, keepPlace } = useKeptPlace();
  const { now, keptColumns, shownView } = useLookNow(report, address, today);
  const notes = useNotes(report.name, shownView);
  const right = faults.size === 0 && (requested || ready);
  const { setFilters } = address;
  // With all of its filters set a report runs at once; from then on the address says what is shown.
  useEffect(() => {
    if (right && !requested) setFilters(raw, { columns: keptColumns });
  }, [right, requested, setFilters, raw, keptColumns]);
  const [opened] = useState(!requested);
  const shown = useMemo(() => withChosenDays(report, raw), [report, raw]);
  const { answer, compared, beside, set, askAgain } = useReportAnswer(found, report, { raw, today, right });
  const { last, keepLast } = useLastFilters(report, today);
  const put = (next: RawFilters) => {
    onFilters?.(raw, next);
    address.setFilters(next, null);
  };
  const search = (next: RawFilters) => {
    onFilters?.(raw, next);
    address.setFilters(next, { columns: keptColumns });
    keepLast(next);
    askAgain(next);
  };
  const facts = [
    owner,
    texts.basis,
    ...chosenTexts(specs, raw, grid),
    age && t('until.moment', { moment: age }),
  ];
  return (
    <>
      <ReportHead title={texts.title} basis={texts.basis} until={until} today={today} />
      <ReportBar
        report={report}
        address={address}
        today={today}
        now={now}
        notes={notes}
        specs={specs}
        raw={raw}
        opened={filtering}
        faulty={faults.size > 0}
        onFilters={put}
        onSearch={search}
        onOpened={setFiltering}
        onAgain={right ? () => search(raw) : undefined}
        onLast={right && opened && last && !isSame(last, raw) ? () => search(last) : undefined}
        onShow={() => setView((at) => at + 1)}
      />
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
            note={facts.filter(Boolean).join(' · ')}
          />
        </>
      ) : (
        <ReportStart
          requested={requested}
          faults={faults}
          specs={specs}
          onBegin={() => (faults.size > 0 ? setFiltering(true) : search(raw))}
          onLast={last ? () => search(last) : undefined}
        />
      )}
    </>
  );
}
