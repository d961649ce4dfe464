import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { AviaryState, Lot } from '../lotTypes';
import { lotPerformance } from '../rules/lotResult';
import { mortality, viability } from '@/domain/lots/performance';
import { lotStatus } from '../lotLook';
import { birdsAlive } from '../rules/performance';

/** The overview as a table, a line for each aviary: what its file holds. */
export function aviaryColumns(t: TFunction<'lots'>, ui: TFunction<'ui'>): ColumnSpec<AviaryState>[] {
  const of =
    <Value>(read: (lot: Lot) => Value) =>
    ({ lot }: AviaryState) =>
      lot ? read(lot) : null;
  const done = lotPerformance;
  const housed = (read: (lot: Lot) => number | null) =>
    of((lot) => (lot.status === 'awaiting' ? null : read(lot)));
  return [
    { field: 'name', header: t('poultry.column.aviary') },
    { field: 'farmName', header: t('poultry.column.farm') },
    { field: 'number', header: t('poultry.column.lot'), value: of(({ number }) => number) },
    {
      field: 'status',
      header: t('poultry.column.status'),
      kind: 'status',
      status: ({ lot }) => (lot ? { ...lotStatus[lot.status], label: ui(`status.lot.${lot.status}`) } : null),
    },
    {
      field: 'automatic',
      header: t('poultry.column.automatic'),
      kind: 'yesNo',
      value: of(({ hasAutomaticData }) => hasAutomaticData),
    },
    {
      field: 'housing',
      header: t('poultry.column.housing'),
      kind: 'date',
      value: of(({ housingDate }) => housingDate),
    },
    {
      field: 'expectedEnd',
      header: t('poultry.column.expectedEnd'),
      kind: 'date',
      value: of(({ expectedEndDate }) => expectedEndDate),
    },
    {
      field: 'day',
      header: t('poultry.column.day'),
      kind: 'number',
      decimals: 0,
      unit: t('poultry.column.days'),
      value: of(({ day }) => day),
    },
    {
      field: 'daysLeft',
      header: t('poultry.column.daysLeft'),
      kind: 'number',
      decimals: 0,
      value: of(({ daysLeft }) => daysLeft),
    },
    {
      field: 'alive',
      header: t('poultry.figure.alive'),
      kind: 'number',
      decimals: 0,
      value: housed(birdsAlive),
    },
    {
      field: 'mortality',
      header: t('poultry.figure.mortality'),
      kind: 'percent',
      value: housed((lot) => mortality(lot.housed, lot.lost)),
    },
    {
      field: 'viability',
      header: t('poultry.figure.viability'),
      kind: 'percent',
      value: housed((lot) => viability(lot.housed, lot.lost)),
    },
    {
      field: 'weighedOn',
      header: t('poultry.column.weighedOn'),
      kind: 'date',
      value: of(({ lastWeighing }) => lastWeighing?.date ?? null),
    },
    {
      field: 'weight',
      header: t('poultry.figure.weight'),
      kind: 'number',
      decimals: 0,
      unit: 'g',
      value: of(({ lastWeighing }) => lastWeighing?.weight ?? null),
    },
    {
      field: 'reference',
      header: t('poultry.chart.reference'),
      kind: 'number',
      decimals: 0,
      unit: 'g',
      value: of(({ lastWeighing }) => lastWeighing?.referenceWeight ?? null),
    },
    {
      field: 'feed',
      header: t('poultry.figure.feed'),
      kind: 'number',
      decimals: 0,
      unit: 'kg',
      value: housed(({ feedConsumed }) => feedConsumed),
    },
    {
      field: 'conversion',
      header: t('poultry.figure.conversion'),
      kind: 'number',
      decimals: 3,
      value: of((lot) => done(lot)?.feedConversion ?? null),
    },
    {
      field: 'efficiency',
      header: t('poultry.figure.efficiency'),
      kind: 'number',
      decimals: 0,
      value: of((lot) => done(lot)?.efficiency ?? null),
    },
  ];
}
