import {
  choice,
  choiceOrNull,
  figureOrNull,
  filled,
  filledOrNull,
  mark,
  givenNumber,
  list,
  made,
  optionalText,
  orNull,
  sparse,
} from '@/platform/http/wire';
import { day } from '@/platform/http/wireValues';
import { CycleWire, dayFields, inOrder } from '../weather/weatherWire';
import type { IrrigatedPlot, PlotSettings } from './irrigationTypes';
import { SYSTEMS } from './rules/balance';

const UNSET: PlotSettings = {
  system: null,
  efficiency: null,
  rate: null,
  flow: null,
  hoursPerDay: null,
  startDepletion: null,
};

const SettingsWire = sparse({
  system: choiceOrNull(SYSTEMS),
  efficiency: figureOrNull,
  rate: figureOrNull,
  flow: figureOrNull,
  hoursPerDay: figureOrNull,
  startDepletion: figureOrNull,
});

const StationWire = made(
  sparse({
    id: figureOrNull,
    name: optionalText,
    latitude: givenNumber,
    altitude: figureOrNull,
    sensorHeight: figureOrNull,
    choice: choice(['OWN', 'DEFAULT', 'NEAREST'], 'NEAREST'),
  }),
  ({ latitude: lat, ...rest }) => ({ ...rest, lat }),
);

/** An irrigated plot with its soil, cycle, station and days; what is missing of it is unknown. */
export const PlotWire = made(
  sparse({
    id: givenNumber,
    name: filled,
    farmName: optionalText,
    hectares: figureOrNull,
    soil: orNull(sparse({ name: optionalText, capacity: figureOrNull, wilting: figureOrNull })),
    cycle: orNull(CycleWire),
    cropName: filledOrNull,
    plantedOn: day,
    station: orNull(StationWire),
    settings: made(orNull(SettingsWire), (sent) => sent ?? UNSET),
    days: made(list(sparse({ ...dayFields, irrigation: figureOrNull, forecast: mark })), inOrder),
  }),
  (sent): IrrigatedPlot => sent,
);
