import type { TFunction } from 'i18next';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import { signedNumber } from '@/platform/format/signed';
import type { ReportRow } from './rules/reportRows';

type Field = keyof ReportRow;

/** Columns of the days. `typeName` names a type of occurrence. */
export function reportColumns(
  t: TFunction<'lotReports'>,
  typeName: (slug: string) => string,
): readonly SheetColumn<ReportRow>[] {
  const number = (field: Field, decimals: number, unit = '', width = 92): SheetColumn<ReportRow> => ({
    field,
    header: t(`columns.${field}`),
    kind: 'number',
    decimals,
    width,
    nothing: '–',
    ...(unit === '' ? {} : { unit }),
  });
  return [
    { field: 'day', header: t('columns.day'), kind: 'number', decimals: 0, width: 56 },
    { field: 'date', header: t('columns.date'), kind: 'date', width: 96 },
    number('dead', 0, '', 76),
    number('eliminated', 0, '', 92),
    { ...number('lostShare', 2, '', 84), kind: 'percent' },
    number('alive', 0, '', 84),
    number('feed', 0, 'kg', 96),
    number('feedPerBird', 1, 'g', 112),
    number('water', 0, 'L', 92),
    number('waterPerFeed', 2, 'L/kg', 132),
    number('weight', 0, 'g', 84),
    number('gain', 1, 'g/d', 104),
    { ...number('difference', 0, 'g', 124), format: (value) => signedNumber(Number(value)) },
    number('conversion', 3, '', 76),
    number('temperature', 1, '°C', 80),
    number('humidity', 0, '%', 80),
    number('ammonia', 1, 'ppm', 96),
    number('darkHours', 1, 'h', 92),
    {
      field: 'occurrences',
      header: t('columns.occurrences'),
      width: 240,
      value: ({ occurrences }) => occurrences.map(({ type }) => typeName(type)).join(', '),
    },
  ];
}
