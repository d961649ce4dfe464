import { isLocalDate, type LocalDate } from '@/platform/format/date';
import { numberMarks } from '@/platform/format/formatLocale';
import type { Extractor, Nutrient, SoilNutrient } from './rules/nutrients';
import { type DecimalRule, keptFigure, readFigure, shownFigure } from './rules/figureText';
import { type PointRow, pointOfRow, rowOfPoint } from './rules/pointRows';
import type { SoilAnalysisBody } from './soilAnalysisService';
import type { SoilAnalysis, SoilWorld } from './soilAnalysisWire';

/** What the head of an analysis is typed as. */
export interface HeadValues {
  readonly farmId: number;
  readonly plotIds: number[];
  readonly laboratory: string;
  readonly protocol: string | null;
  readonly collectedAt: LocalDate;
  readonly depthFrom: number;
  readonly depthTo: number;
  /** Percent, as it is typed: in woods it takes a dot alone. */
  readonly clay: string | null;
}

/** What the form of an analysis holds. */
export interface AnalysisValues extends HeadValues {
  readonly nutrients: SoilNutrient[];
  readonly rows: PointRow[];
  readonly occurrenceId: number | null;
}

/** The same while it is typed. */
export type TypedHead = { [Key in Exclude<keyof HeadValues, 'plotIds'>]: HeadValues[Key] | null } & Pick<
  HeadValues,
  'plotIds'
>;
export type TypedAnalysis = TypedHead & Omit<AnalysisValues, keyof HeadValues>;

export const EMPTY_HEAD: TypedHead = {
  farmId: null,
  plotIds: [],
  laboratory: '',
  protocol: '',
  collectedAt: null,
  depthFrom: 0,
  depthTo: 20,
  clay: '',
};

/** What laboratories in Brazil report of nearly every sample. */
const USUAL: readonly Omit<SoilNutrient, 'id' | 'name'>[] = [
  { nutrient: 'PH_WATER', unit: '', extractor: null },
  { nutrient: 'ORGANIC_MATTER', unit: '%', extractor: null },
  { nutrient: 'P', unit: 'mg/dm³', extractor: 'MEHLICH_1' },
  { nutrient: 'K', unit: 'mg/dm³', extractor: 'MEHLICH_1' },
  { nutrient: 'CA', unit: 'cmolc/dm³', extractor: 'KCL' },
  { nutrient: 'MG', unit: 'cmolc/dm³', extractor: 'KCL' },
  { nutrient: 'AL', unit: 'cmolc/dm³', extractor: 'KCL' },
  { nutrient: 'H_AL', unit: 'cmolc/dm³', extractor: null },
];
export const usualNutrients = (): SoilNutrient[] =>
  USUAL.map((column, at) => ({ id: at + 1, name: '', ...column }));

export const emptyAnalysis = (): TypedAnalysis => ({
  ...EMPTY_HEAD,
  nutrients: usualNutrients(),
  rows: [],
  occurrenceId: null,
});

const headOf = (analysis: SoilAnalysis, rule: DecimalRule): TypedHead => ({
  farmId: analysis.farmId,
  plotIds: [...analysis.plotIds],
  laboratory: analysis.laboratory,
  protocol: analysis.protocol,
  collectedAt: analysis.collectedAt,
  depthFrom: analysis.depthFrom,
  depthTo: analysis.depthTo,
  clay: analysis.clay === null ? '' : shownFigure(keptFigure({ value: analysis.clay, below: false }), rule),
});

export const typedOf = (analysis: SoilAnalysis, rule: DecimalRule): TypedAnalysis => ({
  ...headOf(analysis, rule),
  nutrients: [...analysis.nutrients],
  rows: analysis.points.map(rowOfPoint),
  occurrenceId: analysis.occurrenceId,
});

const LAYER = 20;

/** The next layer below of the same sampling: the same head, columns and places, without values. */
export const layerBelow = (analysis: SoilAnalysis, rule: DecimalRule): TypedAnalysis => ({
  ...typedOf(analysis, rule),
  protocol: '',
  clay: '',
  depthFrom: analysis.depthTo,
  depthTo: analysis.depthTo + LAYER,
  rows: analysis.points.map((point) => rowOfPoint({ ...point, values: [] })),
  occurrenceId: null,
});

/** The share of clay that was typed; null where none was, or none that can be read. */
function clayOf(text: string, rule: DecimalRule): number | null {
  const read = readFigure(text, rule);
  return typeof read === 'object' ? (read?.value ?? null) : null;
}

/** The head as it is written. */
export function headBody(
  values: HeadValues,
  rule: DecimalRule,
): Omit<SoilAnalysisBody, 'nutrients' | 'points' | 'occurrenceId'> {
  const { farmId, plotIds, laboratory, protocol, collectedAt, depthFrom, depthTo, clay } = values;
  return {
    farmId,
    plotIds,
    laboratory: laboratory.trim(),
    protocol: protocol?.trim() ?? '',
    collectedAt,
    depthFrom,
    depthTo,
    clay: clayOf(clay ?? '', rule),
  };
}

export const bodyOf = (values: AnalysisValues, rule: DecimalRule): SoilAnalysisBody => ({
  ...headBody(values, rule),
  nutrients: values.nutrients,
  points: values.rows.map((row) => pointOfRow(row, values.nutrients)),
  occurrenceId: values.occurrenceId,
});

/** How figures are written: with a dot alone in woods (FA-290), else as the language of the page has it. */
export const decimalRuleOf = (world: SoilWorld): DecimalRule =>
  world === 'SILVICULTURE' ? 'dot' : numberMarks();

/** A day that the address or an occurrence names, without its hour. */
export const dayOfMoment = (moment: string | null): LocalDate | null => {
  const day = moment?.slice(0, 10) ?? '';
  return isLocalDate(day) ? day : null;
};

/** What becomes of the values of a column that gets another unit. */
export type UnitChange = 'convert' | 'keep';

/** A column as its dialog holds it. */
export interface NutrientValues {
  readonly nutrient: Nutrient;
  readonly name: string | null;
  readonly unit: string;
  readonly extractor: Extractor | null;
  readonly change: UnitChange;
}
