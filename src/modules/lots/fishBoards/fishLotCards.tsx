import { curveCard } from '@/families/dashboard/curveCard';
import type { DashboardCard } from '@/families/dashboard/dashboardTypes';
import { tableCard } from '@/families/dashboard/tableCard';
import { addDays } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { signedPercent } from '@/platform/format/signed';
import { conversionText, wholeText } from '../poultryDashboard/words';
import { FishState, PondWaterCard, TargetCard, RationCard } from './components/LotParts';
import type { FishPicture } from './fishPicture';
import { gramsText, kgText, UNKNOWN } from './fishWords';
import type { GrowthRow } from './rules/growthRows';

const HALF = { span: 6, height: [324, 324] } as const;
const isHoused = ({ lot }: FishPicture) => lot.status !== 'awaiting';
const lives = ({ lot }: FishPicture) => lot.status === 'inProgress';
const GRAMS = { kind: 'number', unit: 'g', decimals: 0 } as const;
const MARKS = ['sampled', 'harvest'] as const;

/** Between the samplings an estimate, which each of them corrects; harvests with the mean that left. */
const growth = curveCard<FishPicture, 'fishBoards', GrowthRow>({
  id: 'growth',
  span: 12,
  height: [324, 324],
  shows: isHoused,
  words: 'fishBoards',
  chart: ({ rows, view, lot }, t) => {
    const heads = {
      estimate: t('chart.estimate'),
      reference: t('chart.reference'),
      sampled: t('chart.sampled'),
      harvest: t('chart.harvest'),
    };
    const fields = (['estimate', 'sampled', 'harvest', 'reference'] as const).filter(
      (field) => field === 'estimate' || rows.some((row) => row[field] !== null),
    );
    return {
      title: t('chart.growth'),
      aside: t('chart.growthAside'),
      kind: 'line',
      joined: true,
      rows,
      marks: MARKS,
      x: {
        field: 'day',
        header: t('chart.day'),
        value: ({ day }) => t('chart.dayOf', { day }),
        exportValue: ({ day }) => day,
        decimals: 0,
      },
      series: fields.map((field) => ({ field, header: heads[field], ...GRAMS })),
      emptyState: { title: t('chart.empty'), text: t('chart.emptyGrowth') },
      exportName: t('chart.exportName', { chart: t('chart.growth'), pond: view.name, number: lot.number }),
    };
  },
});

interface DayRow {
  readonly day: number;
  readonly value: number | null;
}

/** What was written down of each day, as bars. */
const daily = (chart: 'feed' | 'loss', valueOf: (picture: FishPicture, day: number) => number | null) =>
  curveCard<FishPicture, 'fishBoards', DayRow>({
    id: chart,
    ...HALF,
    shows: isHoused,
    words: 'fishBoards',
    chart: (picture, t) => {
      const { view, lot } = picture;
      const rows = (view.state?.days ?? []).map(({ day }): DayRow => ({ day, value: valueOf(picture, day) }));
      // Of today something may still come.
      const unwritten = rows.filter(({ day, value }) => value === null && day !== lot.day).length;
      const title = t(`chart.${chart}`);
      return {
        title,
        ...(unwritten > 0 ? { aside: t('chart.unwritten', { count: unwritten }) } : {}),
        kind: 'bar',
        rows: rows.some(({ value }) => value !== null && value > 0) ? rows : [],
        x: {
          field: 'day',
          header: t('chart.day'),
          value: ({ day }) => t('chart.dayOf', { day }),
          exportValue: ({ day }) => day,
          decimals: 0,
        },
        series: [
          chart === 'feed'
            ? { field: 'value', header: t('chart.given'), kind: 'number', unit: 'kg', decimals: 1 }
            : { field: 'value', header: t('chart.lost'), kind: 'number', decimals: 0 },
        ],
        emptyState: {
          title: t('chart.empty'),
          text: t(chart === 'feed' ? 'chart.emptyFeed' : 'chart.emptyLoss'),
        },
        exportName: t('chart.exportName', { chart: title, pond: view.name, number: lot.number }),
      };
    },
  });

/** One feed against three quantities: named, side by side. */
const conversions = tableCard<FishPicture, 'fishBoards'>({
  id: 'conversions',
  span: 6,
  height: [200, 240],
  shows: isHoused,
  words: 'fishBoards',
  table: ({ view: { state } }, t) => {
    const produced = state?.producedKg ?? null;
    const gain = state?.gainKg ?? null;
    const dead = state?.deadKg ?? null;
    const row = (name: 'onGain' | 'onHarvest' | 'withDead', kg: number | null, how: string) => ({
      id: name,
      name: t(`conversions.${name}`),
      cells: [conversionText(state?.conversions[name] ?? null) || UNKNOWN, kgText(kg) || UNKNOWN, how],
    });
    return {
      title: t('conversions.title'),
      ...(state?.feedKg != null ? { aside: t('conversions.aside', { feed: kgText(state.feedKg) }) } : {}),
      heads: [
        t('conversions.kind'),
        t('conversions.value'),
        t('conversions.kg'),
        { label: t('conversions.how'), kind: 'text' },
      ],
      rows: [
        row('onGain', gain, t('conversions.onGainHow')),
        row('onHarvest', produced, t('conversions.onHarvestHow')),
        row(
          'withDead',
          sum(gain, dead),
          dead === null
            ? t('conversions.withDeadUnknown')
            : t('conversions.withDeadHow', { kg: kgText(dead) }),
        ),
      ],
    };
  },
});

const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;

/** Each day of nets, and how far off its estimate was. */
const samplings = tableCard<FishPicture, 'fishBoards'>({
  id: 'samplings',
  ...HALF,
  shows: isHoused,
  words: 'fishBoards',
  table: ({ lot, view: { state } }, t) => ({
    title: t('samplings.title'),
    empty: t('samplings.none'),
    heads: [
      t('samplings.day'),
      { label: t('samplings.date'), kind: 'text' },
      t('samplings.fish'),
      t('samplings.kg'),
      t('samplings.grams'),
      t('samplings.expected'),
      t('samplings.error'),
    ],
    rows: lot.samplings
      .toSorted((a, b) => b.day - a.day)
      .map(({ day, fish, kg }) => {
        const error = state?.curve.errors.find((one) => one.day === day);
        return {
          id: day,
          name: String(day),
          cells: [
            lot.housingDate ? dayText(addDays(lot.housingDate, day)) : UNKNOWN,
            wholeText(fish),
            kgText(kg),
            gramsText((kg * 1000) / fish),
            error ? gramsText(error.expected) : UNKNOWN,
            error ? signedPercent(error.percent, 1) : UNKNOWN,
          ],
        };
      }),
  }),
});

/** Until when a drug holds the fish. */
const treatments = tableCard<FishPicture, 'fishBoards'>({
  id: 'treatments',
  span: 6,
  height: [160, 200],
  shows: isHoused,
  words: 'fishBoards',
  table: ({ lot, today }, t) => ({
    title: t('treatments.title'),
    empty: t('treatments.none'),
    heads: [
      t('treatments.drug'),
      { label: t('treatments.period'), kind: 'text' },
      t('treatments.grace'),
      { label: t('treatments.free'), kind: 'text' },
    ],
    rows: lot.treatments.map(({ id, drug, start, end, graceDays, freeFrom }) => ({
      id,
      name: drug || t('treatments.unnamed'),
      cells: [
        [dayText(start), dayText(end)].filter(Boolean).join(' – ') || UNKNOWN,
        graceDays === null ? UNKNOWN : t('treatments.days', { count: graceDays }),
        freeFrom === null
          ? UNKNOWN
          : `${dayText(freeFrom)} · ${t(freeFrom > today ? 'treatments.held' : 'treatments.free2')}`,
      ],
    })),
  }),
});

/** What is known of one lot of fish. */
export const fishLotCards: readonly DashboardCard<FishPicture>[] = [
  { id: 'state', span: 12, height: [180, 260], load: { Component: FishState } },
  { id: 'target', span: 6, height: [220, 260], shows: lives, load: { Component: TargetCard } },
  { id: 'ration', span: 6, height: [220, 260], shows: lives, load: { Component: RationCard } },
  growth,
  conversions,
  treatments,
  samplings,
  daily('feed', ({ lot }, day) => lot.feedKg[day] ?? null),
  daily('loss', ({ lot }, day) => lot.lost?.[day] ?? null),
  { id: 'water', span: 12, height: [324, 324], load: { Component: PondWaterCard } },
];
