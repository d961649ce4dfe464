import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '@/platform/chart/ChartCard';
import { MOST_SERIES } from '@/platform/chart/chartProps';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { signedNumber } from '@/platform/format/signed';
import { Sheet } from '@/platform/sheet/Sheet';
import type { LotCourse } from '../../lotTypes';
import { againstReference, type ComparedRow, comparedRows, type Measure } from '../rules/comparedRows';

const Parts = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const MARKS: Readonly<Record<Measure, Pick<ColumnSpec<ComparedRow>, 'kind' | 'unit' | 'decimals'>>> = {
  weight: { kind: 'number', unit: 'g', decimals: 0 },
  consumption: { kind: 'number', unit: 'g', decimals: 1 },
  water: { kind: 'number', unit: 'mL', decimals: 0 },
  mortality: { kind: 'percent', decimals: 2 },
};
const rowId = ({ day }: ComparedRow) => day;
const BESIDE = ['reference', 'history', 'forecast'] as const;

interface ComparedProps {
  readonly courses: readonly LotCourse[];
  readonly measure: Measure;
  /** Differences to the reference in place of the values. */
  readonly difference?: boolean;
}

/** The lots as a chart of five lines at most, and as a table of them all. */
export function Compared({ courses, measure, difference = false }: ComparedProps) {
  const { t } = useTranslation('lotReports');
  const rows = useMemo(() => {
    const values = comparedRows(courses, measure);
    return difference ? againstReference(values) : values;
  }, [courses, measure, difference]);
  const columns = useMemo((): readonly ColumnSpec<ComparedRow>[] => {
    const { decimals = 0 } = MARKS[measure];
    const marks = {
      ...MARKS[measure],
      ...(difference && { format: (value: unknown) => signedNumber(Number(value), decimals) }),
    };
    const named = courses.map(({ id, aviary, lot }): ColumnSpec<ComparedRow> => ({
      field: `lot${id}`,
      header: t('performance.lot', { aviary: aviary.name, number: lot.number }),
      width: 150,
      nothing: '–',
      ...marks,
    }));
    const beside = BESIDE.filter((field) => rows.some((row) => row[field] !== null)).map(
      (field): ColumnSpec<ComparedRow> => ({
        field,
        header: t(`performance.${field}`),
        width: 130,
        nothing: '–',
        ...marks,
      }),
    );
    return [...named, ...beside];
  }, [courses, measure, difference, rows, t]);
  const shown = t(`performance.titles.${measure}`);
  const title = difference ? t('performance.differenceOf', { shown }) : shown;
  const age: ColumnSpec<ComparedRow> = {
    field: 'day',
    header: t('columns.day'),
    kind: 'number',
    decimals: 0,
    width: 70,
  };
  // It names the row and takes the free room: at its left, so that the number is not lost in it.
  const day: ColumnSpec<ComparedRow> = { ...age, kind: 'text', identifying: true };
  return (
    <Parts>
      <ChartCard<ComparedRow>
        title={title}
        aside={columns.length > MOST_SERIES ? t('performance.mostLines', { count: MOST_SERIES }) : undefined}
        kind="line"
        joined
        rows={rows.length > 0 ? rows : []}
        x={{ ...age, value: ({ day }) => t('performance.day', { day }), kind: 'text' }}
        series={columns}
        height={320}
        emptyState={{ title: t('performance.nothing.title'), text: t('performance.nothing.text') }}
      />
      <Sheet
        id="compared-lots"
        label={title}
        columns={[day, ...columns]}
        rows={rows}
        getRowId={rowId}
        totals={[]}
        search={false}
        height={420}
        exportName={t('performance.exportName', { measure: t(`performance.measures.${measure}`) })}
        countLabel={(count) => t('report.days', { count })}
      />
    </Parts>
  );
}
