import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { lotStatus } from '../lotLook';
import { problemText } from './fishWords';
import { lotRation } from './lotRation';
import type { PondView } from './rules/problems';

/** The overview as a table, a line for each pond: what its file holds. */
export function pondColumns(t: TFunction<'fishBoards'>, ui: TFunction<'ui'>): ColumnSpec<PondView>[] {
  const figure = (
    field: string,
    header: string,
    decimals: number,
    value: (view: PondView) => number | null | undefined,
    unit = '',
  ): ColumnSpec<PondView> => ({
    field,
    header,
    kind: 'number',
    decimals,
    ...(unit === '' ? {} : { unit }),
    value: (view) => value(view) ?? null,
  });
  const now = (magnitude: string) => (view: PondView) =>
    view.now.find((one) => one.magnitude === magnitude)?.value;
  const rationOf = ({ lot, state, pond, serverTime }: PondView) => {
    if (lot?.status !== 'inProgress' || !state) return null;
    const { ration } = lotRation(lot, state, pond, serverTime);
    return ration?.kind === 'ration' ? ration.kg : null;
  };
  return [
    { field: 'name', header: t('column.pond') },
    { field: 'farmName', header: t('column.farm') },
    { field: 'number', header: t('column.lot'), value: ({ lot }) => lot?.number ?? null },
    { field: 'species', header: t('column.species'), value: ({ lot }) => lot?.species ?? null },
    {
      field: 'status',
      header: t('column.status'),
      kind: 'status',
      status: ({ lot }) => (lot ? { ...lotStatus[lot.status], label: ui(`status.lot.${lot.status}`) } : null),
    },
    figure('day', t('column.day'), 0, ({ lot }) => lot?.day),
    figure('fish', t('column.fish'), 0, ({ state }) => state?.alive),
    figure('grams', t('column.grams'), 2, ({ state }) => state?.grams, 'g'),
    {
      field: 'weighed',
      header: t('column.weighed'),
      kind: 'yesNo',
      value: ({ state }) => state?.weighed ?? null,
    },
    figure('biomass', t('column.biomass'), 2, ({ state }) => state?.biomass, 'kg'),
    figure('density', t('column.density'), 2, ({ state }) => state?.density, 'kg/m²'),
    figure('feed', t('column.feed'), 2, ({ state }) => state?.feedKg, 'kg'),
    figure('conversion', t('column.conversion'), 3, ({ state }) => state?.conversions.onGain),
    figure('growth', t('column.growth'), 3, ({ state }) => state?.growthRate),
    {
      field: 'survival',
      header: t('column.survival'),
      kind: 'percent',
      value: ({ state }) => state?.survival ?? null,
    },
    figure('ration', t('column.ration'), 2, rationOf, 'kg'),
    figure('oxygen', t('column.oxygen'), 1, now('DISSOLVED_OXYGEN'), 'mg/L'),
    figure('temperature', t('column.temperature'), 1, now('WATER_TEMPERATURE'), '°C'),
    figure('ph', t('column.ph'), 1, now('PH')),
    {
      field: 'problems',
      header: t('column.problems'),
      value: (view) => view.problems.map((one) => problemText(t, one, view.serverTime)).join('; '),
    },
  ];
}
