import type { TFunction } from 'i18next';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { signedNumber } from '@/platform/format/signed';
import type { GroupFigures, ResultGroup, ResultGrouping } from './rules/lotResults';

type Field = Exclude<keyof GroupFigures, 'unreported' | 'withoutFeed'>;
const GENDERS: readonly string[] = ['MALE', 'FEMALE', 'MIXED'];

/** What a group is called: a season and a sex by their words, what is unknown by a dash. */
function nameOf(t: TFunction<'lotReports'>, by: ResultGrouping, name: string): string {
  if (name === '') return t('results.unreported');
  if (by === 'season') return t(`results.season.${name}`, name);
  return by === 'gender' && GENDERS.includes(name) ? t(`results.gender.${name}`, name) : name;
}

/** The table's columns; the foot shows all lots together, not sums of quotients. */
export function resultColumns(
  t: TFunction<'lotReports'>,
  by: ResultGrouping,
  all: GroupFigures,
): readonly ColumnSpec<ResultGroup>[] {
  const number = (
    field: Field,
    decimals: number,
    unit = '',
    more: Partial<ColumnSpec<ResultGroup>> = {},
  ): ColumnSpec<ResultGroup> => ({
    field,
    header: t(`results.columns.${field}`),
    kind: 'number',
    decimals,
    width: 104,
    nothing: '–',
    total: () => all[field],
    ...(unit === '' ? {} : { unit }),
    ...more,
  });
  const single = by === 'lot';
  const ofLot: readonly ColumnSpec<ResultGroup>[] = [
    {
      field: 'aviary',
      header: t('results.by.aviary'),
      width: 130,
      value: ({ lot }) => lot?.aviaryName ?? null,
    },
    {
      field: 'closed',
      header: t('results.columns.closed'),
      kind: 'date',
      width: 108,
      value: ({ lot }) => lot?.closingDate ?? null,
    },
    {
      field: 'lineage',
      header: t('results.by.lineage'),
      width: 130,
      hidden: true,
      value: ({ lot }) => lot?.lineage ?? null,
    },
    {
      field: 'hatchery',
      header: t('results.by.hatchery'),
      width: 180,
      hidden: true,
      value: ({ lot }) => lot?.hatchery ?? null,
    },
    {
      field: 'integrator',
      header: t('results.by.integrator'),
      width: 150,
      hidden: true,
      value: ({ lot }) => lot?.integrator ?? null,
    },
  ];
  return [
    {
      field: 'name',
      header: t(`results.by.${by}`),
      identifying: true,
      value: ({ name }) => nameOf(t, by, name),
    },
    ...(single ? ofLot : [number('lots', 0, '', { width: 80 })]),
    number('housed', 0, '', { width: 108 }),
    number('viability', 2, '', { kind: 'percent', width: 112 }),
    number('weightKg', 3, 'kg'),
    number('ageDays', 1, 'd', { width: 92 }),
    number('conversion', 3, '', { width: 84 }),
    number('efficiency', 0, '', { width: 84 }),
    ...(single
      ? [
          {
            field: 'againstPrevious',
            header: t('results.columns.againstPrevious'),
            kind: 'number',
            decimals: 0,
            width: 130,
            nothing: '–',
            format: (value) => signedNumber(Number(value)),
          } satisfies ColumnSpec<ResultGroup>,
        ]
      : []),
    number('gain', 1, 'g/d', { width: 96 }),
    number('density', 2, 'kg/m²', { width: 108 }),
    number('paidPerBird', 2, 'R$', { kind: 'money', width: 116 }),
    number('onGain', 3, '', { hidden: true, width: 120 }),
    number('byGain', 0, '', { hidden: true, width: 120 }),
    number('kg', 0, 'kg', { hidden: true, width: 120 }),
  ];
}
