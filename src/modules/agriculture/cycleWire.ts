import {
  figure,
  figureOrNull,
  flag,
  givenNumber,
  id,
  keeping,
  list,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';

/** A stage of a crop, as a cycle has it: how long after planting it begins, and what the plant needs from then on. */
const CycleStage = record({
  /** VE, V4, R1… */
  code: text,
  /** Days from planting. */
  days: givenNumber,
  /** Degree-days from planting, °C·day; null where it is known by days alone. */
  degreeDays: figureOrNull,
  /** Crop coefficient. */
  kc: figureOrNull,
  /** Depth of the roots, m. */
  root: figureOrNull,
  /** Share of the available water that is taken without stress. */
  p: figureOrNull,
});
export type CycleStage = Read<typeof CycleStage>;

export const Cycle = keeping({
  id,
  name: text,
  businessActivityId: figure,
  businessActivityName: text,
  botanicalFamily: text,
  cultivar: textOrNull,
  baseTemperature: figure,
  stages: list(CycleStage),
  active: flag,
  createdAt: text,
  updatedAt: textOrNull,
});
export type Cycle = Read<typeof Cycle>;
