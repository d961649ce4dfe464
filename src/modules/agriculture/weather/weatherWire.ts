import {
  figureOrNull,
  filled,
  givenNumber,
  list,
  made,
  optionalText,
  sparse,
  type Shape,
} from '@/platform/http/wire';
import { givenDay } from '@/platform/http/wireValues';
import type { Stage } from '../irrigation/rules/stages';

/** What a station, or the forecast, says of a day. */
export const dayFields = {
  date: givenDay,
  tMax: figureOrNull,
  tMin: figureOrNull,
  rhMax: figureOrNull,
  rhMin: figureOrNull,
  wind: figureOrNull,
  radiation: figureOrNull,
  sunHours: figureOrNull,
  rain: figureOrNull,
};

const StageWire: Shape<Stage> = sparse({
  code: filled,
  days: givenNumber,
  degreeDays: figureOrNull,
  kc: figureOrNull,
  root: figureOrNull,
  p: figureOrNull,
});

/** Degree-days are counted above it where a cycle does not say its own, °C. */
const USUAL_BASE = 10;

/** The cycle of a crop with its stages. */
export const CycleWire = sparse({
  name: optionalText,
  baseTemperature: made(figureOrNull, (value) => value ?? USUAL_BASE),
  stages: list(StageWire),
});

/** Each day once, in order. */
export const inOrder = <Day extends { readonly date: string }>(days: readonly Day[]): Day[] =>
  [...new Map(days.map((day) => [day.date, day])).values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
