import { json } from '../../answers';
import { zoneOfFarm } from '../../db/field/farmZone';
import { daysWithoutRain } from '../../db/field/weather';
import { linksOf } from '../../db/loggedUser';
import type { WeatherStation } from '../../db/mapTypes';
import { route } from '../../route';
import { demo } from '../../state';
import { lastOf } from './wire';

const MANAGEMENT = { permission: 'WEATHER_STATION_MANAGEMENT' } as const;

/** Of a gauge read by hand, the rain of the last day that was written down. */
const lastRain = ({ source, manual }: WeatherStation, rainToday: number | null) =>
  source === 'MANUAL' ? (manual[Object.keys(manual).toSorted().at(-1) ?? ''] ?? null) : rainToday;

export const stationManagementHandlers = [
  route(
    'GET',
    '/WeatherStationManagement/GetWeatherStationInformationList',
    (call) => {
      const customers = new Set(linksOf(demo.world, call.user.id).map((link) => link.customerId));
      return json(
        demo.world.weatherStations
          .filter((row) => customers.has(row.customerId))
          .map((station) => {
            const last = lastOf(station);
            const customer = demo.world.customers.need(station.customerId);
            const farm = demo.world.farms.get(station.farmId);
            return {
              id: station.id,
              name: station.name,
              customerName: customer.name,
              cityName: demo.world.cities.get(farm?.cityId ?? customer.cityId)?.name ?? null,
              source: station.source,
              daysWithoutRain: daysWithoutRain(station, Date.now(), zoneOfFarm(demo.world, station.farmId)),
              lastReading: last && {
                updatedAt: last.at,
                preciptation: lastRain(station, last.rainToday),
                outerTemperature: last.temperature,
                humidity: last.humidity,
                windSpeed: last.windSpeed,
              },
            };
          }),
      );
    },
    MANAGEMENT,
  ),
];
