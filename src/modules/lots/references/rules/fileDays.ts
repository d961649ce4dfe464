import type { PlacedDay } from './checkDays';
import { emptyDay, type FigureName } from './dayColumns';
import type { PlacedRow, RowsColumn } from './readRows';

/** The column of the age. A file may give weeks. */
export const FILE_DAY: RowsColumn<'day'> = {
  name: 'day',
  unit: '',
  fileUnit: 'd',
  decimals: 0,
  required: true,
  key: true,
};

/** Heads of the tables that breeders and integrators hand out, in either language; accents do not count. */
export const DAY_HEADS: Readonly<Partial<Record<FigureName | 'day', readonly string[]>>> = {
  day: ['Dia', 'Dias', 'Idade', 'Age', 'Day', 'Days'],
  weight: ['Peso', 'Peso vivo', 'Peso corporal', 'Peso medio', 'Body weight', 'Live weight', 'Weight', 'BW'],
  dailyGain: [
    'Ganho diario',
    'Ganho de peso diario',
    'GPD',
    'GMD',
    'Daily gain',
    'Average daily gain',
    'ADG',
  ],
  dailyFeed: [
    'Consumo diario',
    'Consumo de racao diario',
    'Daily feed intake',
    'Daily intake',
    'Feed intake',
  ],
  totalFeed: [
    'Consumo acumulado',
    'Racao acumulada',
    'Cumulative feed intake',
    'Cumulative intake',
    'Total feed',
  ],
  feedConversion: [
    'CA',
    'Conversao alimentar',
    'Conversao',
    'FCR',
    'Feed conversion',
    'Feed conversion ratio',
  ],
  mortality: ['Mortalidade', 'Mortalidade acumulada', 'Mortality', 'Cumulative mortality'],
};

/** Rows of a file as days; one without an age is none. */
export const placedDays = (rows: readonly PlacedRow<FigureName | 'day'>[]): PlacedDay[] =>
  rows.flatMap((row) => (row.day === null ? [] : [{ ...emptyDay(row.day), ...row, day: row.day }]));
