import { invalid, json, notFound, nothing } from '../answers';
import type { IrrigationSettings } from '../db/field/fieldTypes';
import { cycleOf } from '../db/field/cycles';
import { zoneOfCity, zoneOfFarm } from '../db/field/farmZone';
import { purposeOf, standingOn, worksOf } from '../db/field/plantings';
import {
  DAY_MS,
  dayNumber,
  dayOfText,
  dayText,
  type Magnitude,
  pointOf,
  startOfDay,
} from '../db/field/weather';
import { forecastOf } from '../db/forecast';
import type { Plot, WeatherStation } from '../db/mapTypes';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { Checks } from './admin/checks';
import { own } from './land/wire';

const HOUR_MS = 3_600_000;
const IRRIGATION = { permission: 'IRRIGATION_DASHBOARD' } as const;
const SYSTEMS = ['PIVOT', 'DRIP', 'SPRINKLER', 'FURROW'] as const;

const isIrrigated = ({ active, irrigatedAreaSize }: Plot) => active && (irrigatedAreaSize ?? 0) > 0;

export function stationFor(call: Call, plot: Plot): { station: WeatherStation; choice: string } | undefined {
  const ownStation = own(call, demo.world.weatherStations.get(plot.weatherStationId ?? undefined));
  if (ownStation && ownStation.source !== 'MANUAL') return { station: ownStation, choice: 'OWN' };
  const usual = demo.world.weatherStations.find((row) => row.customerId === call.customerId && row.isDefault);
  return usual && usual.source !== 'MANUAL' ? { station: usual, choice: 'DEFAULT' } : undefined;
}

/** What was written down for a day, mm; null where nothing was. Irrigation over days falls to each of them alike. */
function writtenOn(plot: Plot, date: string): number | null {
  const given = worksOf(demo.world, plot.id).flatMap((row) => {
    const { mm, endAt } = row.values;
    if (row.type !== 'irrigacao' || row.happenedAt === null) return [];
    if (typeof mm !== 'number') return [];
    const first = dayText(dayNumber(Date.parse(row.happenedAt), zoneOfFarm(demo.world, plot.farmId)));
    const last = typeof endAt === 'string' && endAt !== '' ? endAt.slice(0, 10) : first;
    if (date < first || date > last) return [];
    return [mm / (dayOfText(last) - dayOfText(first) + 1)];
  });
  return given.length === 0 ? null : given.reduce((sum, mm) => sum + mm, 0);
}

/** Days of stations that were computed for this answer: many plots share one. */
type Days = Map<string, ReturnType<typeof weatherOf>>;

export function weatherOf(station: WeatherStation, day: number) {
  const from = startOfDay(day, zoneOfFarm(demo.world, station.farmId));
  const of = (magnitude: Parameters<typeof pointOf>[1]) => pointOf(station, magnitude, from, from + DAY_MS);
  const temperature = of('TEMPERATURE');
  const humidity = of('HUMIDITY');
  return {
    date: dayText(day),
    tMax: temperature.max,
    tMin: temperature.min,
    rhMax: humidity.max,
    rhMin: humidity.min,
    wind: of('WIND_SPEED').value,
    radiation: of('RADIATION').value,
    sunHours: null,
    rain: of('RAIN').value,
  };
}

function measured(plot: Plot, station: WeatherStation, day: number, days: Days) {
  const key = `${station.id} ${day}`;
  const weather = days.get(key) ?? weatherOf(station, day);
  days.set(key, weather);
  return { ...weather, irrigation: writtenOn(plot, dayText(day)), forecast: false };
}

/** Today and the six days after it: hours that are past as the station measured them, the others by the city's forecast. */
function ahead(plot: Plot, station: WeatherStation | undefined, now = Date.now()) {
  const farm = demo.world.farms.need(plot.farmId);
  const city = demo.world.cities.need(farm.cityId);
  const zone = zoneOfCity(city.code);
  const byDay = new Map<string, { t: number[]; rh: number[]; wind: number[]; rain: number }>();
  for (const { forecast_date_ISO: at, forecast } of forecastOf(city)) {
    const start = Date.parse(at);
    const date = dayText(dayNumber(start, zone));
    const day = byDay.get(date) ?? { t: [], rh: [], wind: [], rain: 0 };
    const read = (magnitude: Magnitude) =>
      station && start + HOUR_MS <= now ? pointOf(station, magnitude, start, start + HOUR_MS).value : null;
    const add = (to: number[], value: number | null) => {
      if (value !== null) to.push(value);
    };
    add(day.t, read('TEMPERATURE') ?? forecast.air_temperature);
    add(day.rh, read('HUMIDITY') ?? forecast.relative_humidity);
    add(day.wind, read('WIND_SPEED') ?? forecast.wind_speed);
    day.rain += read('RAIN') ?? forecast.rain ?? 0;
    byDay.set(date, day);
  }
  return [...byDay].map(([date, { t, rh, wind, rain }]) => ({
    date,
    tMax: Math.max(...t),
    tMin: Math.min(...t),
    rhMax: Math.max(...rh),
    rhMin: Math.min(...rh),
    wind: wind.reduce((sum, one) => sum + one, 0) / wind.length,
    radiation: null,
    sunHours: null,
    rain: Number(rain.toFixed(1)),
    irrigation: writtenOn(plot, date),
    forecast: true,
  }));
}

function wire(call: Call, plot: Plot, days: Days) {
  const { world } = demo;
  const soil = world.soilTypes.get(plot.soilTypeId ?? undefined);
  const today = dayNumber(Date.now(), zoneOfFarm(world, plot.farmId));
  const planting = standingOn(world, plot, dayText(today));
  // Orchards and woods stand without a sowing that was written down.
  const purpose = purposeOf(world, plot);
  const crop = planting?.crop ?? (purpose.farmingClassification === 'ANNUAL' ? null : purpose);
  const cycle = crop && cycleOf(world, plot, crop, planting?.seed ?? '');
  const found = stationFor(call, plot);
  const settings = world.field.irrigation.find((row) => row.plotId === plot.id);
  const sown = planting ? dayOfText(planting.sownOn) : today;
  const past = found
    ? Array.from({ length: today - sown }, (_, at) => measured(plot, found.station, sown + at, days))
    : [];
  return {
    id: plot.id,
    name: plot.name,
    farmName: world.farms.need(plot.farmId).name,
    hectares: plot.irrigatedAreaSize,
    cropName: crop?.name ?? null,
    soil: soil && { name: soil.name, capacity: soil.fieldCapacity, wilting: soil.wiltingPoint },
    cycle: cycle && { name: cycle.name, baseTemperature: cycle.baseTemperature, stages: cycle.stages },
    plantedOn: planting?.sownOn ?? null,
    station: found && {
      id: found.station.id,
      name: found.station.name,
      latitude: found.station.lat,
      altitude: found.station.altitude,
      sensorHeight: found.station.sensorHeight,
      choice: found.choice,
    },
    settings: settings ?? null,
    days: [...past, ...ahead(plot, found?.station)],
  };
}

export const agricultureIrrigationHandlers = [
  route(
    'GET',
    '/Irrigation/GetPlots',
    (call) => {
      const days: Days = new Map();
      return json(
        demo.world.plots
          .filter((plot) => plot.customerId === call.customerId && isIrrigated(plot))
          // A list for a screen: the demo's thousand-plot farm would answer megabytes.
          .slice(0, 24)
          .map((plot) => wire(call, plot, days)),
      );
    },
    IRRIGATION,
  ),
  route(
    'POST',
    '/Irrigation/SaveSettings',
    async (call) => {
      const sent = await call.body();
      const plot = own(call, demo.world.plots.get(id(sent['plotId'])));
      if (!plot || !isIrrigated(plot)) return notFound();
      const checks = new Checks(sent);
      const system = checks.word<IrrigationSettings['system']>('system', 'Sistema', SYSTEMS);
      const within = (name: string, label: string, min: number, max: number) => {
        const value = sent[name];
        if (value === null || value === undefined) return null;
        if (typeof value === 'number' && value >= min && value <= max) return value;
        checks.refuse(name, `O campo ${label} deve estar entre ${min} e ${max}.`);
        return null;
      };
      const input = {
        plotId: plot.id,
        system,
        efficiency: within('efficiency', 'Eficiência', 10, 100),
        rate: within('rate', 'Lâmina por hora', 0.01, 200),
        flow: within('flow', 'Vazão', 0.1, 20_000),
        hoursPerDay: within('hoursPerDay', 'Horas por dia', 0.1, 24),
        startDepletion: within('startDepletion', 'Depleção no plantio', 0, 500),
      };
      if (checks.failed) return invalid(checks.errors);
      const before = demo.world.field.irrigation.find((row) => row.plotId === plot.id);
      if (before) demo.world.field.irrigation.update(before.id, input);
      else demo.world.field.irrigation.insert(input);
      return nothing();
    },
    IRRIGATION,
  ),
];
