import { json } from '../answers';
import { cycleOf } from '../db/field/cycles';
import { plantingOn, type PlotPlanting, plantingsOf, purposeOf } from '../db/field/plantings';
import { dayNumber, dayOfText, dayText, hoursBelow } from '../db/field/weather';
import type { Plot, WeatherStation } from '../db/mapTypes';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { stationFor, weatherOf } from './agricultureIrrigation';
import { own } from './land/wire';

const RELATIONS = {
  permission: ['AGRICULTURE_CLIMATE_RELATIONS', 'SILVICULTURE_CLIMATE_RELATIONS', 'CYCLE'],
} as const;
const CHILL_BELOW = 7.2;

/** Days of a station, as it is now, are the same for each plot that reads it. */
const kept = new WeakMap<WeatherStation, Map<string, object>>();
function dayAt(station: WeatherStation, day: number): object {
  const days = kept.get(station) ?? new Map<string, object>();
  kept.set(station, days);
  // What a station that fell silent has read last depends on today.
  const key = `${dayNumber(Date.now())} ${day}`;
  const found = days.get(key) ?? {
    ...weatherOf(station, day),
    chillHours: hoursBelow(station, CHILL_BELOW, day),
  };
  days.set(key, found);
  return found;
}

/** Water between field capacity and wilting point in 60 cm of soil, mm. */
function waterOf(soil: { fieldCapacity: number | null; wiltingPoint: number | null } | undefined) {
  const [most, least] = [soil?.fieldCapacity ?? null, soil?.wiltingPoint ?? null];
  return most === null || least === null ? null : Math.round((most - least) * 600);
}

/** Former harvests that are sent. */
const FORMER = 5;
/** Of a crop that is over, the days after it tell nothing of it. */
const lastDayOf = ({ harvestedOn }: PlotPlanting, now: number) =>
  harvestedOn === null ? now : Math.min(now, dayOfText(harvestedOn) + 1);

/** A harvest of the same crop before this one, with the weather that it stood in; sums of it are for whoever reads it to make. */
function formerWire(planting: PlotPlanting, station: WeatherStation | undefined) {
  const { harvestedKg, harvestedArea, harvestedOn, sackKg, sownOn, harvestName } = planting;
  const [from, to] = [dayOfText(sownOn), dayOfText(harvestedOn ?? sownOn)];
  return {
    harvestName,
    plantedOn: sownOn,
    harvestedOn,
    yield:
      harvestedKg === null || harvestedArea === 0
        ? null
        : Math.round((harvestedKg / sackKg / harvestedArea) * 100) / 100,
    rain: null,
    degreeDays: null,
    deficit: null,
    days: to - from,
    stages: [],
    weather: station ? Array.from({ length: to - from + 1 }, (_, at) => dayAt(station, from + at)) : [],
  };
}

/** A plot with its weather, cycle and former harvests, as the climate relations and the analysis of a crop send it. */
export function relationWire(
  call: Call,
  plot: Plot,
  planting = plantingOn(demo.world, plot, dayText(dayNumber(Date.now()))),
) {
  const { world } = demo;
  const found = stationFor(call, plot);
  const crop = planting?.crop ?? purposeOf(world, plot);
  const cycle = cycleOf(world, plot, crop, planting?.seed ?? '');
  const plantedOn = planting?.sownOn ?? null;
  const now = dayNumber(Date.now());
  const last = planting ? lastDayOf(planting, now) : now;
  const newYear = dayOfText(`${dayText(last).slice(0, 4)}-01-01`);
  const first = plantedOn === null ? newYear : Math.min(newYear, dayOfText(plantedOn));
  const former = plantingsOf(world, plot)
    .filter((one) => one.harvestedOn !== null && one.crop.id === crop.id && one.sownOn < (plantedOn ?? ''))
    .toReversed()
    .slice(0, FORMER);
  return {
    plotId: plot.id,
    harvestName: planting?.harvestName ?? '',
    seedName: planting?.seed || null,
    plantedOn,
    harvestedOn: planting?.harvestedOn ?? null,
    capacity: waterOf(world.soilTypes.get(plot.soilTypeId ?? undefined)),
    cycle: cycle ? { name: cycle.name, baseTemperature: cycle.baseTemperature, stages: cycle.stages } : null,
    station: found
      ? {
          id: found.station.id,
          name: found.station.name,
          latitude: found.station.lat,
          altitude: found.station.altitude,
          sensorHeight: found.station.sensorHeight,
        }
      : null,
    days: found ? Array.from({ length: last - first }, (_, at) => dayAt(found.station, first + at)) : [],
    trimesters: world.field.climatePhases
      .filter((row) => row.customerId === plot.customerId)
      .map((row) => ({ index: row.index, year: row.year, trimester: row.trimester, value: row.value })),
    former: former.map((one) => formerWire(one, found?.station)),
  };
}

export const agricultureRelationHandlers = [
  route(
    'GET',
    '/ClimateRelation/GetByPlots',
    (call) => {
      const plots = call.query.getAll('plotIds').flatMap((one) => {
        const plot = own(call, demo.world.plots.get(id(one)));
        return plot?.active ? [plot] : [];
      });
      const requested = id(call.query.get('plantingOccurrence'));
      const ofAddress = (plot: Plot) =>
        plantingsOf(demo.world, plot).find(({ sowing }) => sowing.id === requested);
      return json(plots.map((plot) => relationWire(call, plot, ofAddress(plot))));
    },
    RELATIONS,
  ),
];
