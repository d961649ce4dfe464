import { boolean } from 'valibot';
import type { LocalDate } from '@/platform/format/date';
import type { RowVersion } from '@/platform/http/rowVersion';
import {
  choice,
  choiceOrNull,
  every,
  figureOrNull,
  givenNumber,
  id,
  list,
  mark,
  oneOf,
  optionalText,
  orElse,
  rowVersion,
  type Shape,
  sparse,
} from '@/platform/http/wire';
import { givenDay, instant, numericIdOrNull, words } from '@/platform/http/wireValues';
import {
  EXTRACTORS,
  NUTRIENTS,
  SOIL_UNITS,
  type SoilNutrient,
  type SoilPoint,
  type SoilValue,
} from './rules/nutrients';

/** Whose soils they are: of fields or of woods. A call names it, and accepts the permission key of that world alone. */
export const SOIL_WORLDS = ['AGRICULTURE', 'SILVICULTURE'] as const;
export type SoilWorld = (typeof SOIL_WORLDS)[number];

export const VARIOGRAM_MODELS = ['SPHERICAL', 'EXPONENTIAL', 'GAUSSIAN', 'LINEAR'] as const;
export type VariogramModelName = (typeof VARIOGRAM_MODELS)[number];

/** What a map of a nutrient was computed with, kept with the analysis; its cells are computed again when it is opened. */
export interface SavedSoilMap {
  /** What it shows: `N3` for the column 3, else what follows from several (`SB`, `T`, `V`, `M`, `LIME`). */
  readonly quantity: string;
  readonly model: VariogramModelName;
  readonly nugget: number;
  readonly sill: number;
  /** Metres. */
  readonly range: number;
  /** Whether model and parameters are those of the fit. */
  readonly automatic: boolean;
  readonly referenceId: number | null;
  readonly pointIds: readonly number[];
  /** Of the points and values that it was computed with: another one says that the map is outdated. */
  readonly fingerprint: string;
  readonly engineVersion: string;
  readonly savedAt: string | null;
}

interface SoilAnalysisHead {
  readonly id: number;
  readonly world: SoilWorld;
  readonly farmId: number;
  readonly farmName: string;
  readonly plotIds: readonly number[];
  /** In the order of `plotIds`. */
  readonly plotNames: readonly string[];
  readonly laboratory: string;
  readonly protocol: string;
  /** The day on which the samples were taken. */
  readonly collectedAt: LocalDate;
  /** Centimetres. */
  readonly depthFrom: number;
  readonly depthTo: number;
  /** Clay of the plot in percent, where no column of the analysis has it; null is unknown. */
  readonly clay: number | null;
}

/** A line of the list. */
export interface SoilAnalysisRow extends SoilAnalysisHead {
  readonly pointCount: number | null;
  readonly nutrientCount: number | null;
  readonly mapCount: number | null;
  /** The occurrence of the sampling that it came from. */
  readonly occurrenceId: number | null;
}

/** An analysis of soil: one laboratory's report of one depth on one day. */
export interface SoilAnalysis extends SoilAnalysisHead {
  readonly nutrients: readonly SoilNutrient[];
  readonly points: readonly SoilPoint[];
  readonly maps: readonly SavedSoilMap[];
  /** The occurrence of the sampling that it came from. */
  readonly occurrenceId: number | null;
  readonly rowVersion?: RowVersion | undefined;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
}

const NutrientWire: Shape<SoilNutrient> = sparse({
  id,
  nutrient: oneOf(NUTRIENTS),
  name: optionalText,
  unit: oneOf(SOIL_UNITS),
  extractor: choiceOrNull(EXTRACTORS),
});

const ValueWire: Shape<SoilValue> = sparse({ nutrientId: id, value: givenNumber, below: mark });

// What is written back is read wholly or not at all: a point that cannot be read fails the record.
export const PointWire: Shape<SoilPoint> = sparse({
  id,
  name: optionalText,
  lat: figureOrNull,
  lng: figureOrNull,
  values: every(ValueWire),
});

const MapWire: Shape<SavedSoilMap> = sparse({
  quantity: words,
  model: oneOf(VARIOGRAM_MODELS),
  nugget: givenNumber,
  sill: givenNumber,
  range: givenNumber,
  automatic: orElse(boolean(), false),
  referenceId: numericIdOrNull,
  pointIds: list(id),
  fingerprint: words,
  engineVersion: words,
  savedAt: instant,
});

const headFields = {
  id,
  world: choice(SOIL_WORLDS, 'AGRICULTURE'),
  farmId: id,
  farmName: optionalText,
  plotIds: every(id),
  plotNames: list(optionalText),
  laboratory: optionalText,
  protocol: optionalText,
  collectedAt: givenDay,
  depthFrom: givenNumber,
  depthTo: givenNumber,
  clay: figureOrNull,
} as const;

export const SoilAnalysisRowWire: Shape<SoilAnalysisRow> = sparse({
  ...headFields,
  pointCount: figureOrNull,
  nutrientCount: figureOrNull,
  mapCount: figureOrNull,
  occurrenceId: numericIdOrNull,
});

export const SoilAnalysisWire: Shape<SoilAnalysis> = sparse({
  ...headFields,
  nutrients: every(NutrientWire),
  points: every(PointWire),
  maps: list(MapWire),
  occurrenceId: numericIdOrNull,
  rowVersion,
  createdAt: instant,
  updatedAt: instant,
});
