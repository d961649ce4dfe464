import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton } from '@/platform/filters/FilterButton';
import { FilterChips } from '@/platform/filters/FilterChips';
import { filterText } from '@/platform/filters/filterText';
import { parseFilters, type RawFilters } from '@/platform/filters/filterValues';
import { today as todayHere } from '@/platform/format/date';
import { momentText } from '@/platform/format/dayText';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ReportFacts } from './ReportFacts';
import { ReportFaults } from './ReportFaults';
import { ReportHead } from './ReportHead';
import { ReportSheet } from './ReportSheet';
import { ReportViews } from './ReportViews';
import type { Report, ReportLists } from './reportTypes';
import { useReportTexts } from './reportTexts';
import { faultsOf, type FilterFault, questionParams } from './rules/questions';
import { useReportAddress } from './useReportAddress';
import { useReportFilters } from './useReportFilters';
import { useReportRows } from './useReportRows';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 8,
  '& > ul': { flex: '1 1 0', minWidth: 0, padding: 0 },
  '& > :last-child': { marginLeft: 'auto' },
  '@media print': { display: 'none' },
});

export interface ReportPageProps {
  readonly report: Report;
  /** The locale file of the module that the report belongs to. */
  readonly namespace: string;
  readonly lists: ReportLists;
  /** Until when the data of the report reach; null while or where nobody knows. */
  readonly until: string | null;
  /** Whose figures they are: stands on paper. */
  readonly owner: string;
}

/** One report: its filters, what they find as a sheet under headings, a chart of it, and its ways out. */
export function ReportPage({ report, namespace, lists, until, owner }: ReportPageProps) {
  const { t } = useTranslation('report');
  const { t: grid } = useTranslation('grid');
  const today = todayHere();
  const texts = useReportTexts(namespace, report);
  const address = useReportAddress(report, today);
  const specs = useReportFilters(report, lists, texts, today);
  const { raw, asked } = address;
  const age = momentText(until);
  const faults = useMemo(() => faultsOf(report, raw), [report, raw]);
  const [filtering, setFiltering] = useState(false);
  // Another view sorts anew.
  const [view, setView] = useState(0);
  const params = questionParams(report, raw);
  const answer = useReportRows(report, asked && faults.size === 0 ? { params, today } : null);

  const search = (next: RawFilters) => {
    address.setFilters(next, true);
    if (asked && faults.size === 0 && questionParams(report, next).toString() === params.toString())
      answer.reload();
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
        <FilterChips {...filters} onFilters={(next) => address.setFilters(next, asked)} />
        <ReportViews report={report} address={address} today={today} onShow={() => setView((at) => at + 1)} />
        <FilterButton
          {...filters}
          onFilters={search}
          opened={filtering}
          onOpened={setFiltering}
          told={faults.size > 0}
        />
      </Bar>
      {asked && faults.size === 0 ? (
        <>
          <ReportFaults faults={answer.faults} texts={texts} />
          <ReportFacts report={report} texts={texts} rows={answer.rows} />
          <ReportSheet
            key={view}
            report={report}
            texts={texts}
            address={address}
            answer={answer}
            note={[owner, texts.basis, ...chosen, age && t('until.moment', { moment: age })]
              .filter(Boolean)
              .join(' · ')}
          />
        </>
      ) : (
        <EmptyState
          icon={<SearchOutlined />}
          title={asked ? t('wrong.title') : t('start.title')}
          text={asked ? <FaultList faults={[...new Set(faults.values())]} /> : t('start.text')}
          action={
            <Button variant="contained" onClick={begin}>
              {asked ? t('wrong.open') : grid('filters.submit')}
            </Button>
          }
        />
      )}
    </>
  );
}

function FaultList({ faults }: { readonly faults: readonly FilterFault[] }) {
  const { t } = useTranslation('report');
  return faults.map((fault) => <span key={fault}>{t(`fault.${fault}`)} </span>);
}
