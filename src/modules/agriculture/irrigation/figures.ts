import type { TFunction } from 'i18next';
import { formatNumber } from '@/platform/format/number';
import type { Computed } from './rules/compute';

type T = TFunction<['agricultureIrrigation']>;

export type FigureName = 'depletion' | 'raw' | 'taw' | 'et0' | 'etc' | 'net' | 'gross' | 'hours';

const mm = (value: number | null) => (value === null ? '–' : `${formatNumber(value)} mm`);
const number = (value: number | null, decimals = 2) =>
  value === null ? '–' : formatNumber(value, { decimals });

/** The figures of a plot, in the order in which they follow from each other. */
export function figuresOf({ now, net, gross, hours }: Computed): { name: FigureName; value: string }[] {
  return [
    { name: 'depletion', value: mm(now.depletion) },
    { name: 'raw', value: mm(now.raw) },
    { name: 'taw', value: mm(now.taw) },
    { name: 'et0', value: mm(now.et0) },
    { name: 'etc', value: mm(now.etc) },
    { name: 'net', value: mm(net) },
    { name: 'gross', value: mm(gross) },
    { name: 'hours', value: hours === null ? '–' : `${number(hours, 1)} h` },
  ];
}

/** The formula of ET0 with the numbers of the day in it, and those that they follow from. */
function et0Numbers(t: T, { et0, parts }: Computed['now']): string[] {
  if (!parts) return [];
  const { tMax, tMin, ra, air } = parts;
  const common = {
    et0: number(et0),
    tMax: number(tMax, 1),
    tMin: number(tMin, 1),
    mean: number((tMax + tMin) / 2),
    ra: number(ra),
  };
  if (!air) return [t('arithmetic.et0.byTemperatures', common)];
  const numbers = {
    ...common,
    rhMax: number(air.rhMax, 0),
    rhMin: number(air.rhMin, 0),
    wind: number(air.u2),
    solar: number(air.rs),
    net: number(air.net),
    slope: number(air.slope, 3),
    gamma: number(air.gamma, 4),
    saturated: number(air.es),
    actual: number(air.ea),
  };
  return [t('arithmetic.et0.byPenman', numbers), t('arithmetic.et0.measured', numbers)];
}

/** How a figure was had: its formula with the numbers in it, and what stands behind them. */
export function arithmeticOf(t: T, computed: Computed, figure: FigureName): string[] {
  const { plot, now, net, gross, hours, efficiency, rate } = computed;
  const { needs } = now;
  const { hoursPerDay } = plot.settings;
  const days = hours === null || !hoursPerDay ? null : Math.ceil(hours / hoursPerDay);
  const common = {
    capacity: number(plot.soil?.capacity ?? null, 3),
    wilting: number(plot.soil?.wilting ?? null, 3),
    root: number(needs.root),
    p: number(needs.p),
    kc: number(needs.kc),
    ks: number(now.ks),
    taw: number(now.taw),
    raw: number(now.raw),
    et0: number(now.et0),
    etc: number(now.etc),
    before: number(now.before),
    rain: number(now.rain ?? 0),
    irrigation: number(now.irrigation),
    depletion: number(now.depletion),
    drained: number(now.drained),
    net: number(net),
    gross: number(gross),
    efficiency: number(efficiency, 0),
    rate: number(rate),
    hours: number(hours, 1),
    perDay: number(hoursPerDay, 1),
    days: number(days, 0),
    count: days ?? 0,
    soil: plot.soil?.name ?? '',
    stage: needs.code,
    station: plot.station?.name ?? '',
  };
  const line = (key: string) => t(`arithmetic.${key}`, key, common);
  switch (figure) {
    case 'et0':
      return [
        line(now.method === null ? 'et0.MEAN' : `et0.${now.method}`),
        ...et0Numbers(t, now),
        line('et0.station'),
      ];
    case 'depletion':
      return [
        line('depletion'),
        now.rain === null ? line('noRain') : '',
        now.drained > 0 ? line('drained') : '',
      ].filter(Boolean);
    case 'gross':
      return [line(efficiency === null ? 'noEfficiency' : 'gross')];
    case 'hours':
      return gross === null
        ? [line('noEfficiency')]
        : rate === null
          ? [line('noRate')]
          : [line('hours'), days === null ? '' : line('perDay')].filter(Boolean);
    default:
      return [line(figure)];
  }
}
