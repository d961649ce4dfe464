import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { curveCard } from '@/families/dashboard/curveCard';
import type { DashboardCard } from '@/families/dashboard/dashboardTypes';
import { tableCard } from '@/families/dashboard/tableCard';
import { dayText } from '@/platform/format/dayText';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { href } from '@/platform/routing/href';
import type { ChartRow } from '../rules/chartRows';
import { lastLots, PREVIOUS_LOTS } from '../rules/history';
import { lotResult } from '../rules/lotResult';
import { ForecastCard } from './components/ForecastCard';
import { LotState } from './components/LotState';
import type { LotPicture } from './lotPicture';
import { conversionText, ratioText, wholeText } from './words';

/** Leads to a former lot; the way back finds the same filters. */
function FormerLotLink({ id, number }: { readonly id: number; readonly number: number | string }) {
  const { t } = useTranslation('lots');
  const { search } = useLocation();
  return (
    <Link
      component={RouterLink}
      underline="always"
      to={{ pathname: href('lotsPoultryDashboard', { lotId: id }), search }}
      aria-label={t('poultry.lot.previous.open', { number })}
    >
      {number}
    </Link>
  );
}

const OWN = { weight: 'weighed', consumption: 'eaten', mortality: 'lost' } as const;
const GRAMS = { kind: 'number', unit: 'g', decimals: 0 } as const;
const SHARE = { kind: 'percent', decimals: 2 } as const;
const HALF = { span: 6, height: [324, 324] } as const;
const isHoused = ({ course }: LotPicture) => course.lot.status !== 'awaiting';

/** A figure by day, beside the reference, the average of the lots before and what is forecast. */
function lotCurve(
  chart: keyof typeof OWN,
  marks: Pick<ColumnSpec<ChartRow>, 'kind' | 'unit' | 'decimals'>,
): DashboardCard<LotPicture> {
  return curveCard<LotPicture, 'lots', ChartRow>({
    id: chart,
    ...HALF,
    shows: isHoused,
    words: 'lots',
    chart: ({ rows, course: { aviary, lot, days } }, t) => {
      const own = rows[chart];
      const has = (field: Exclude<keyof ChartRow, 'day'>) => own.some((row) => row[field] !== null);
      const heads = {
        own: t(`poultry.chart.${OWN[chart]}`),
        forecast: t('poultry.chart.forecast'),
        reference: t('poultry.chart.reference'),
        history: t('poultry.chart.history', { count: rows.previousLots }),
      };
      // The same order in each, so that a colour means the same.
      const fields = (['own', 'reference', 'history', 'forecast'] as const).filter(
        (field) => field === 'own' || has(field),
      );
      const title = t(`poultry.chart.${chart}`);
      const unwritten = chart === 'mortality' ? days.filter(({ lost }) => lost === null).length : 0;
      return {
        title,
        ...(unwritten > 0 ? { aside: t('poultry.chart.unwritten', { count: unwritten }) } : {}),
        kind: 'line',
        joined: true,
        rows: own,
        x: {
          field: 'day',
          header: t('poultry.chart.day'),
          value: ({ day }) => t('poultry.day', { day }),
          exportValue: ({ day }) => day,
          decimals: 0,
        },
        series: fields.map((field) => ({ field, header: heads[field], ...marks })),
        emptyState: { title: t('poultry.chart.empty.title'), text: t(`poultry.chart.empty.${chart}`) },
        exportName: t('poultry.chart.exportName', { chart: title, aviary: aviary.name, number: lot.number }),
      };
    },
  });
}

/** The former lots of the aviary, the newest first, and which of them the average runs over. */
const previousLots = tableCard<LotPicture, 'lots'>({
  id: 'previous',
  ...HALF,
  words: 'lots',
  table: ({ course: { previousLots: lots } }, t) => {
    const averaged = new Set(lastLots(lots).map(({ id }) => id));
    const text = (label: string) => ({ label, kind: 'text' }) as const;
    return {
      title: t('poultry.lot.previous.title'),
      aside: t('poultry.lot.previous.aside', { count: PREVIOUS_LOTS }),
      empty: t('poultry.lot.previous.none'),
      heads: [
        t('poultry.lot.previous.number'),
        text(t('poultry.lot.previous.housing')),
        t('poultry.lot.previous.birds'),
        t('poultry.lot.previous.viability'),
        t('poultry.lot.previous.weight'),
        t('poultry.lot.previous.conversion'),
        text(t('poultry.lot.previous.inAverage')),
      ],
      rows: lots
        .toSorted((a, b) => (a.housingDate < b.housingDate ? 1 : -1))
        .map((lot) => {
          const { viability, weight, feedConversion } = lotResult(lot);
          return {
            id: lot.id,
            name: <FormerLotLink id={lot.id} number={lot.number} />,
            cells: [
              dayText(lot.housingDate),
              wholeText(lot.housed),
              ratioText(viability),
              wholeText(weight),
              conversionText(feedConversion),
              averaged.has(lot.id) ? t('poultry.lot.previous.yes') : t('poultry.lot.previous.no'),
            ],
          };
        }),
    };
  },
});

/** What is known of one lot. */
export const lotCards: readonly DashboardCard<LotPicture>[] = [
  { id: 'state', span: 12, height: [180, 180], load: { Component: LotState } },
  { id: 'forecast', span: 12, height: [120, 120], load: { Component: ForecastCard } },
  lotCurve('weight', GRAMS),
  lotCurve('consumption', GRAMS),
  lotCurve('mortality', SHARE),
  previousLots,
];
