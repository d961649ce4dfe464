import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import type { TFunction } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import { IconAction } from '@/platform/ui/IconAction';
import { derivedOf } from '../rules/derived';
import { coordinateOfKept, type DecimalRule, figureOfKept, shownFigure } from '../rules/figureText';
import type { SoilNutrient } from '../rules/nutrients';
import {
  type CellFault,
  fieldOf,
  LONGEST_NAME,
  type PointRow,
  type RowFaults,
  valuesOfRow,
} from '../rules/pointRows';
import { headOfColumn } from '../soilWords';
import { MarkedCell } from './cellLook';

type Words = TFunction<'soilAnalysis'>;

/** Why a cell is refused, in words; FA-500–502 and FA-290 have theirs. */
export const faultText = (t: Words, fault: CellFault): string => t(`faults.${fault}`);

export interface PointLook {
  readonly faults: ReadonlyMap<number, RowFaults>;
  /** Rows outside their plots. */
  readonly outside: ReadonlySet<number>;
  /** 'row field' of values that are asked back. */
  readonly unlikely: ReadonlySet<string>;
}

/** Decimals that no value of a column has more of: all are written with so many, as they were measured. */
function mostDecimals(rows: readonly PointRow[], textOf: (row: PointRow) => string): number {
  const lengths = rows.map((row) => /\.(\d+)$/.exec(textOf(row))?.[1]?.length ?? 0);
  return Math.min(
    9,
    lengths.reduce((most, length) => Math.max(most, length), 0),
  );
}

/** How a cell looks that is refused or has to be looked at; null leaves it as it is. */
function lookOf(t: Words, look: PointLook, row: PointRow, field: string, text: string): ReactNode {
  const fault = look.faults.get(row.id)?.[field];
  if (fault) return <MarkedCell text={text} why={faultText(t, fault)} tone="danger" />;
  if ((field === 'lat' || field === 'lng') && look.outside.has(row.id))
    return <MarkedCell text={text} why={t('points.outside')} tone="warning" />;
  if (look.unlikely.has(`${row.id} ${field}`))
    return <MarkedCell text={text} why={t('points.unlikely')} tone="warning" />;
  return null;
}

const DERIVED = [
  { field: 'sb', unit: 'cmolc/dm³', decimals: 2 },
  { field: 't', unit: 'cmolc/dm³', decimals: 2 },
  { field: 'v', unit: '%', decimals: 1 },
  { field: 'm', unit: '%', decimals: 1 },
] as const;

const always = (value: string | number | boolean) => String(value);

interface ColumnsInput {
  readonly nutrients: readonly SoilNutrient[];
  readonly rows: readonly PointRow[];
  readonly rule: DecimalRule;
  readonly look: PointLook;
  readonly onRemove: (row: PointRow) => void;
}

/** Name, place and values of a point, and what is computed of them. */
export function usePointColumns({
  nutrients,
  rows,
  rule,
  look,
  onRemove,
}: ColumnsInput): readonly SheetColumn<PointRow>[] {
  const { t } = useTranslation('soilAnalysis');
  return useMemo(() => {
    const text = (field: 'lat' | 'lng', header: string): SheetColumn<PointRow> => {
      const decimals = mostDecimals(rows, (row) => row[field]);
      const shown = (row: PointRow) => shownFigure(row[field], rule, decimals);
      return {
        field,
        header,
        kind: 'number',
        width: 132,
        sortable: false,
        decimals,
        value: shown,
        format: always,
        exportValue: (row) => coordinateOfKept(row[field]) ?? row[field],
        render: (row) => lookOf(t, look, row, field, shown(row)),
        edit: { as: 'text' },
      };
    };
    const valueColumn = (column: SoilNutrient): SheetColumn<PointRow> => {
      const field = fieldOf(column);
      const header = headOfColumn(t, column, nutrients);
      const kept = ({ cells }: PointRow) => cells[column.id] ?? '';
      const decimals = mostDecimals(rows, kept);
      const shown = (row: PointRow) => shownFigure(kept(row), rule, decimals);
      return {
        field,
        header,
        kind: 'number',
        width: Math.max(96, header.length * 8 + column.unit.length * 7 + 40),
        sortable: false,
        decimals,
        ...(column.unit === '' ? {} : { unit: column.unit }),
        value: shown,
        format: always,
        exportValue: (row) => {
          const figure = figureOfKept(kept(row));
          return figure && !figure.below ? figure.value : shown(row);
        },
        render: (row) => lookOf(t, look, row, field, shown(row)),
        edit: { as: 'text' },
      };
    };
    const derived = DERIVED.map(({ field, unit, decimals }): SheetColumn<PointRow> => ({
      field,
      header: t(`derived.${field}`),
      kind: 'number',
      unit,
      decimals,
      width: 132,
      sortable: false,
      nothing: '–',
      value: (row) => derivedOf(nutrients, valuesOfRow(row, nutrients))[field],
    }));
    return [
      {
        field: 'name',
        header: t('points.name'),
        identifying: true,
        width: 140,
        sortable: false,
        render: (row) => lookOf(t, look, row, 'name', row.name),
        edit: { as: 'text', maxLength: LONGEST_NAME },
      },
      text('lat', t('points.lat')),
      text('lng', t('points.lng')),
      ...nutrients.map(valueColumn),
      ...derived,
      {
        field: 'remove',
        header: t('points.actions'),
        kind: 'custom',
        width: 84,
        sortable: false,
        value: () => null,
        render: (row) => (
          <IconAction
            size="small"
            label={t('points.remove')}
            of={row.name}
            icon={<DeleteOutlined />}
            onClick={() => onRemove(row)}
          />
        ),
      },
    ];
  }, [t, nutrients, rows, rule, look, onRemove]);
}
