import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { href } from '@/platform/routing/href';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetTotal } from '@/platform/sheet/sheetProps';
import { typeStep } from '@/platform/theme/typography';
import { Banner } from '@/platform/ui/Banner';
import { reportColumns } from '../reportColumns';
import type { LotReport } from '../reportTypes';
import { dayRanges, lossBeyond, unusualWater, waterBeforeFeed } from '../rules/alerts';
import { closedResult, type ReportRow, reportRows, reportTotals } from '../rules/reportRows';
import { ResultFigures } from './ResultFigures';

/** The short word of a type of occurrence by its slug; the slug itself where this application does not know it. */
function occurrenceName(t: TFunction<'lotOccurrences'>, slug: string): string {
  return t(`types.${slug}.short`, slug);
}

const Notes = styled('div')({ display: 'grid', gap: 8, '&:not(:empty)': { marginBottom: 12 } });
const Title = styled('h2')({ ...typeStep('cardTitle'), margin: 0 });
const rowId = ({ day }: ReportRow) => day;

/** What is unusual in a lot's days, each with the days that show it. */
function Alerts({ report, rows }: { readonly report: LotReport; readonly rows: readonly ReportRow[] }) {
  const { t } = useTranslation('lotReports');
  const found = [
    ['waterBeforeFeed', waterBeforeFeed(rows)],
    ['unusualWater', unusualWater(rows)],
    ['lossBeyond', lossBeyond(rows, report.housed, report.reference?.mortality ?? [])],
  ] as const;
  return found.map(([name, days]) =>
    days.length === 0 ? null : (
      <Banner
        key={name}
        tone="warning"
        fact={t(`alerts.${name}.fact`)}
        text={t(`alerts.${name}.text`, { count: days.length, days: dayRanges(days) })}
      />
    ),
  );
}

/** A lot's days as a sheet with their sums, what is unusual in them, and what the lot came to. */
export function ReportView({ report }: { readonly report: LotReport }) {
  const { t } = useTranslation('lotReports');
  const navigate = useNavigate();
  const { t: types } = useTranslation('lotOccurrences');
  const rows = useMemo(() => reportRows(report), [report]);
  const totals = useMemo(() => reportTotals(report, rows), [report, rows]);
  const columns = useMemo(() => reportColumns(t, (slug) => occurrenceName(types, slug)), [t, types]);
  const result = useMemo(() => closedResult(report, totals), [report, totals]);
  const isOver = report.closingDate !== null;
  const foot = useMemo(
    (): readonly SheetTotal<ReportRow>[] => [
      {
        id: 'total',
        label: t('report.total'),
        figures: {
          dead: totals.dead,
          eliminated: totals.eliminated,
          lostShare: totals.lostShare,
          // In a closed lot no bird lives: those that no load names are left over, and are said below.
          alive: isOver ? 0 : totals.alive,
          feed: totals.feed,
          water: totals.water,
          waterPerFeed: totals.waterPerFeed,
          conversion: isOver ? (result?.feedConversion ?? null) : totals.conversion,
          temperature: totals.temperature,
          humidity: totals.humidity,
          ammonia: totals.ammonia,
          darkHours: totals.darkHours,
        },
      },
    ],
    [t, totals, isOver, result],
  );
  const label = t('report.sheet', { number: report.number, aviary: report.aviaryName });
  const loadsUnknown = report.loads.some(({ day, birds }) => day === null || birds === null);
  const gaps = [
    ...(report.housed === null ? [t('report.housedUnreported')] : []),
    ...(isOver && totals.alive !== null && totals.alive > 0
      ? [t('report.leftOver', { count: totals.alive, birds: formatNumber(totals.alive, { decimals: 0 }) })]
      : []),
    ...(loadsUnknown ? [t('report.loadsUnreported')] : []),
    ...(totals.daysWithoutFeed > 0 ? [t('report.withoutFeed', { count: totals.daysWithoutFeed })] : []),
    ...(totals.unwritten > 0 ? [t('report.unwritten', { count: totals.unwritten })] : []),
  ];
  return (
    <>
      <Notes>
        <Alerts report={report} rows={rows} />
        {gaps.length > 0 && <Banner tone="info" fact={gaps.join(' ')} />}
      </Notes>
      {result && <ResultFigures result={result} chickWeight={report.chickWeight} area={report.area} />}
      <Sheet
        id="lot-report"
        label={label}
        toolbar={<Title>{label}</Title>}
        columns={columns}
        rows={rows}
        getRowId={rowId}
        totals={foot}
        frozen={2}
        onOpen={() =>
          void navigate(href('lotsOccurrences', {}, { lote: report.id, visao: 'linha-do-tempo' }))
        }
        search={false}
        exportName={t('report.exportName', { aviary: report.aviaryName, number: report.number })}
        printNote={[
          report.farmName,
          report.lineage,
          t('choice.housed', { date: dayText(report.housingDate) }),
          report.housed === null
            ? t('report.housedUnknown')
            : t('report.housed', { birds: formatNumber(report.housed, { decimals: 0 }) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        countLabel={(count) => t('report.days', { count })}
        emptyState={{ title: t('report.noDays.title'), text: t('report.noDays.text') }}
      />
    </>
  );
}
