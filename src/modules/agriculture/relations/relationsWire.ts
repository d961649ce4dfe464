import {
  figureOrNull,
  filled,
  givenNumber,
  list,
  made,
  optionalText,
  orNull,
  sparse,
  type Shape,
} from '@/platform/http/wire';
import { day } from '@/platform/http/wireValues';
import type { TrimesterValue } from '../rules/climatePhase';
import { CycleWire, dayFields, inOrder } from '../weather/weatherWire';
import type { FormerHarvest, PlotRelation, RelationDay, StageFigures } from './relationTypes';

const DayWire = made(
  sparse({ ...dayFields, chillHours: figureOrNull }),
  ({ chillHours: chill, ...rest }): RelationDay => ({ ...rest, chill, forecast: false }),
);

const StageFiguresWire: Shape<StageFigures> = sparse({
  code: filled,
  days: figureOrNull,
  degreeDays: figureOrNull,
  chill: figureOrNull,
  rain: figureOrNull,
  et0: figureOrNull,
  deficit: figureOrNull,
  hot: figureOrNull,
  cold: figureOrNull,
});

const FormerWire = made(
  sparse({
    harvestName: filled,
    yield: figureOrNull,
    rain: figureOrNull,
    degreeDays: figureOrNull,
    deficit: figureOrNull,
    days: figureOrNull,
    stages: list(StageFiguresWire),
    plantedOn: day,
    harvestedOn: day,
    weather: made(list(DayWire), inOrder),
  }),
  ({ harvestName: name, ...rest }): FormerHarvest => ({ ...rest, name }),
);

/** The height of the wind's sensor when unknown: 10 m, as stations have it. */
const USUAL_SENSOR = 10;

const StationWire = made(
  sparse({
    id: figureOrNull,
    name: optionalText,
    latitude: givenNumber,
    altitude: made(figureOrNull, (value) => value ?? 0),
    sensorHeight: made(figureOrNull, (value) => value ?? USUAL_SENSOR),
  }),
  ({ id, name, latitude: lat, altitude, sensorHeight }) => ({
    id,
    name,
    place: { lat, altitude, sensorHeight },
  }),
);

const TrimesterWire: Shape<TrimesterValue> = sparse({
  index: filled,
  year: givenNumber,
  trimester: filled,
  value: givenNumber,
});

/** A plot's relations as far as they can be read. */
export const RelationWire: Shape<PlotRelation> = sparse({
  plotId: givenNumber,
  harvestName: optionalText,
  seedName: optionalText,
  plantedOn: day,
  harvestedOn: day,
  capacity: figureOrNull,
  cycle: orNull(CycleWire),
  station: orNull(StationWire),
  days: made(list(DayWire), inOrder),
  trimesters: list(TrimesterWire),
  former: list(FormerWire),
});
