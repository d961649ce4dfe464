import { zoneOfFarm } from '../../db/field/farmZone';
import { notFound } from '../../answers';
import {
  DAY_MS,
  dayNumber,
  dayText,
  daysWithoutRain,
  lastReadingOf,
  type Magnitude,
  MAGNITUDES,
  pointOf,
  startOfDay,
} from '../../db/field/weather';
import type { WeatherStation } from '../../db/mapTypes';
import { id } from '../../read';
import type { Call } from '../../route';
import { demo } from '../../state';
import { own } from '../land/wire';

export const KEYS = {
  permission: ['AGRICULTURE_WEATHER_STATIONS', 'SILVICULTURE_WEATHER_STATIONS'],
} as const;
export const path = (action: string) => `/WeatherStation/${action}`;

export const stationOf = (call: Call, wanted: unknown) =>
  own(call, demo.world.weatherStations.get(id(wanted)));
export const accountOf = ({ customerId }: Call) =>
  demo.world.field.weatherAccounts.find((row) => row.customerId === customerId);

/** Of a gauge read by hand: when it was read, and nothing but rain. */
function readByHand({ manual }: WeatherStation) {
  const read = Object.keys(manual).toSorted().at(-1);
  if (read === undefined) return null;
  return {
    at: `${read}T07:00:00-03:00`,
    temperature: null,
    humidity: null,
    rainToday: manual[dayText(dayNumber(Date.now()))] ?? null,
    windSpeed: null,
    windGust: null,
    windDirection: null,
    radiation: null,
    uv: null,
    pressure: null,
  };
}

export function lastOf(station: WeatherStation) {
  if (station.source === 'MANUAL') return readByHand(station);
  const last = lastReadingOf(station);
  if (!last) return null;
  const zone = zoneOfFarm(demo.world, station.farmId);
  const today = startOfDay(dayNumber(Date.now(), zone), zone);
  const { reading, at } = last;
  return {
    at,
    temperature: reading.TEMPERATURE,
    humidity: reading.HUMIDITY,
    rainToday: pointOf(station, 'RAIN', today, today + DAY_MS).value,
    windSpeed: reading.WIND_SPEED,
    windGust: reading.WIND_GUST,
    windDirection: reading.WIND_DIRECTION,
    radiation: reading.RADIATION,
    uv: reading.UV,
    pressure: reading.PRESSURE,
  };
}

export const magnitudesOf = ({ source }: WeatherStation): readonly Magnitude[] =>
  source === 'MANUAL' ? ['RAIN'] : MAGNITUDES;

/** A station as every call sends it. */
export function wire(station: WeatherStation) {
  const {
    customerId: _customer,
    since: _since,
    silentHours: _silent,
    manual,
    lat,
    lng,
    sharedUserIds,
    leftOut: _leftOut,
    ...kept
  } = station;
  const read = Object.keys(manual).toSorted().at(-1) ?? null;
  return {
    ...kept,
    latitude: lat,
    longitude: lng,
    farmName: demo.world.farms.get(station.farmId)?.name ?? null,
    sharedWith: sharedUserIds.flatMap((userId) => {
      const user = demo.world.users.get(userId);
      return user ? [{ id: user.id, name: user.name }] : [];
    }),
    magnitudes: magnitudesOf(station),
    daysWithoutRain: daysWithoutRain(station, Date.now(), zoneOfFarm(demo.world, station.farmId)),
    lastReading: lastOf(station),
    lastManualDay: read,
  };
}

/** A change of one station of the customer. */
export const changed = async (
  call: Call,
  change: (station: WeatherStation, sent: Record<string, unknown>) => Response,
) => {
  const sent = await call.body();
  const station = stationOf(call, sent['id']);
  return station ? change(station, sent) : notFound();
};
