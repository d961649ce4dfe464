import { invalid, json, notFound, nothing, refused } from '../answers';
import { linksOf } from '../db/loggedUser';
import type { WeatherStation } from '../db/mapTypes';
import {
  DAY_MS,
  dayNumber,
  dayOfText,
  dayText,
  daysWithoutRain,
  lastReadingOf,
  type Magnitude,
  MAGNITUDES,
  pointOf,
  startOfDay,
  STEP,
} from '../db/field/weather';
import { flag, id, text } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { Checks } from './admin/checks';
import { sameText } from './admin/sameText';
import { byName, own } from './land/wire';

const KEYS = { permission: ['AGRICULTURE_WEATHER_STATIONS', 'SILVICULTURE_WEATHER_STATIONS'] } as const;
const MANAGEMENT = { permission: 'WEATHER_STATION_MANAGEMENT' } as const;
const path = (action: string) => `/WeatherStation/${action}`;
const SHORTEST_TOKEN = 6;

const stationOf = (call: Call, wanted: unknown) => own(call, demo.world.weatherStations.get(id(wanted)));
const accountOf = ({ customerId }: Call) =>
  demo.world.field.weatherAccounts.find((row) => row.customerId === customerId);
const usersOf = ({ customerId, user }: Call) =>
  demo.world.users
    .filter(
      (row) =>
        row.id !== user.id && linksOf(demo.world, row.id).some((link) => link.customerId === customerId),
    )
    .map(({ id: userId, name }) => ({ id: userId, name }))
    .toSorted(byName);

function lastOf(station: WeatherStation) {
  const last = lastReadingOf(station);
  if (!last) return null;
  const today = startOfDay(dayNumber(Date.now()));
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

/** Of a gauge read by hand: the last day that was written down, and nothing but rain. */
function manualReading({ source, manual }: WeatherStation) {
  const day = Object.keys(manual).toSorted().at(-1);
  if (source !== 'MANUAL' || day === undefined) return null;
  const nothing = { outerTemperature: null, humidity: null, windSpeed: null };
  return { updatedAt: `${day}T07:00:00-03:00`, preciptation: manual[day] ?? null, ...nothing };
}

const magnitudesOf = ({ source }: WeatherStation): readonly Magnitude[] =>
  source === 'MANUAL' ? ['RAIN'] : MAGNITUDES;

function wire(station: WeatherStation) {
  const {
    customerId: _customer,
    since: _since,
    silentHours: _silent,
    manual,
    lat,
    lng,
    sharedUserIds,
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
    daysWithoutRain: daysWithoutRain(station),
    lastReading: lastOf(station),
    lastManualDay: read,
  };
}

function check(call: Call, sent: Record<string, unknown>, before?: WeatherStation) {
  const checks = new Checks(sent);
  const name = checks.text('name', 'Nome', 80);
  const twin = demo.world.weatherStations.find(
    (row) => row.customerId === call.customerId && row.id !== before?.id && sameText(row.name, name),
  );
  if (twin) checks.refuse('name', 'Já existe uma estação com este nome.');
  const farmId = checks.ref(
    'farmId',
    'Propriedade',
    (wanted) => own(call, demo.world.farms.get(wanted)) !== undefined,
  );
  const within = (field: string, label: string, limit: number) => {
    const value = sent[field];
    if (typeof value === 'number' && Math.abs(value) <= limit) return value;
    checks.refuse(field, `O campo ${label} deve estar entre −${limit} e ${limit}.`);
    return 0;
  };
  const optional = (field: string) => (typeof sent[field] === 'number' ? sent[field] : null);
  const lat = within('latitude', 'Latitude', 90);
  const lng = within('longitude', 'Longitude', 180);
  const source =
    before?.source ??
    checks.word<WeatherStation['source']>('source', 'Origem', ['PARTNER', 'EQUIPMENT', 'MANUAL']);
  const serial = source === 'MANUAL' ? null : checks.optional('serial', 'Número de série', 40);
  if (source === 'PARTNER' && serial === null)
    checks.refuse('serial', 'O campo Número de série é obrigatório.');
  if (!before && source === 'PARTNER' && !accountOf(call))
    checks.refuse('source', 'Conecte antes a conta do parceiro de dados meteorológicos.');
  if (checks.failed) return { errors: checks.errors };
  const altitude = optional('altitude');
  const sensorHeight = source === 'MANUAL' ? null : (optional('sensorHeight') ?? 10);
  return { errors: {}, input: { name, farmId, lat, lng, source, serial, altitude, sensorHeight } };
}

const STEPS: Readonly<Record<string, number>> = { READING: STEP, HOUR: 4 * STEP, DAY: DAY_MS };

/** The starts of the stretches between two days, and the end. */
function cutsOf(from: number, to: number, step: string): number[] {
  const end = startOfDay(to + 1);
  const cuts: number[] = [];
  if (step === 'MONTH') {
    const first = new Date(from * DAY_MS);
    for (let month = 0; ; month += 1) {
      const day = Math.floor(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1) / DAY_MS);
      if (day > to) break;
      cuts.push(startOfDay(Math.max(day, from)));
    }
  } else for (let ms = startOfDay(from); ms < end; ms += STEPS[step] ?? DAY_MS) cuts.push(ms);
  return [...cuts, end];
}

const report = route(
  'GET',
  path('GetReport'),
  (call) => {
    const { query } = call;
    const station = stationOf(call, query.get('id'));
    if (!station) return notFound();
    const magnitude = MAGNITUDES.find((one) => one === query.get('greatness'));
    const from = dayOfText(query.get('from') ?? '');
    const to = dayOfText(query.get('to') ?? '');
    if (!magnitude || Number.isNaN(from) || Number.isNaN(to) || to < from)
      return invalid({ greatness: ['Informe a grandeza e o período.'] });
    const cuts = cutsOf(from, to, query.get('step') ?? 'DAY');
    const now = Date.now();
    return json({
      points: cuts.slice(0, -1).flatMap((start, at) => {
        if (start > now) return [];
        return [pointOf(station, magnitude, start, cuts[at + 1] ?? start, now)];
      }),
    });
  },
  KEYS,
);

const changed = async (
  call: Call,
  change: (station: WeatherStation, sent: Record<string, unknown>) => Response,
) => {
  const sent = await call.body();
  const station = stationOf(call, sent['id']);
  return station ? change(station, sent) : notFound();
};

export const agricultureStationHandlers = [
  report,
  route(
    'GET',
    path('GetStationTableData'),
    ({ customerId }) =>
      json(demo.world.weatherStations.filter((row) => row.customerId === customerId).map(wire)),
    KEYS,
  ),
  route(
    'GET',
    path('GetById'),
    (call) => {
      const station = stationOf(call, call.query.get('id'));
      return station ? json(wire(station)) : notFound();
    },
    KEYS,
  ),
  route(
    'GET',
    path('GetGreatness'),
    (call) => {
      const station = stationOf(call, call.query.get('id'));
      return station ? json([...magnitudesOf(station)]) : notFound();
    },
    KEYS,
  ),
  route(
    'GET',
    path('GetYearsByData'),
    (call) => {
      const station = stationOf(call, call.query.get('id'));
      if (!station) return notFound();
      const now = new Date();
      const first = new Date(now.getTime() - station.since * DAY_MS).getFullYear();
      return json(Array.from({ length: now.getFullYear() - first + 1 }, (_, at) => now.getFullYear() - at));
    },
    KEYS,
  ),
  route(
    'GET',
    path('GetSunriseSunset'),
    // The demo has no such service: the application reckons by itself.
    () => refused('Serviço de nascer e pôr do sol indisponível.', 503),
    KEYS,
  ),
  route('GET', path('GetAccount'), (call) => json({ account: accountOf(call)?.account ?? null }), KEYS),
  route(
    'POST',
    path('ConnectAccount'),
    async (call) => {
      const sent = await call.body();
      const checks = new Checks(sent);
      const account = checks.text('account', 'Conta', 120);
      const token = text(sent['token']) ?? '';
      if (token.length < SHORTEST_TOKEN) checks.refuse('token', 'O parceiro não reconheceu este token.');
      if (checks.failed || call.customerId === null) return invalid(checks.errors);
      const before = accountOf(call);
      if (before) demo.world.field.weatherAccounts.update(before.id, { account });
      else demo.world.field.weatherAccounts.insert({ customerId: call.customerId, account });
      return json({ account });
    },
    KEYS,
  ),
  route(
    'POST',
    path('DisconnectAccount'),
    (call) => {
      const account = accountOf(call);
      if (account) demo.world.field.weatherAccounts.remove(account.id);
      return nothing();
    },
    KEYS,
  ),
  route(
    'POST',
    path('Create'),
    async (call) => {
      const { errors, input } = check(call, await call.body());
      if (!input || call.customerId === null) return invalid(errors);
      const first = !demo.world.weatherStations.find((row) => row.customerId === call.customerId);
      const row = demo.world.weatherStations.insert({
        ...input,
        customerId: call.customerId,
        isDefault: first,
        sharedUserIds: [],
        sending: true,
        since: 0,
        silentHours: null,
        manual: {},
      });
      return json(wire(row));
    },
    KEYS,
  ),
  route(
    'PUT',
    path('Edit'),
    async (call) => {
      const station = stationOf(call, call.query.get('id'));
      if (!station) return notFound();
      const { errors, input } = check(call, await call.body(), station);
      return input ? json(wire(demo.world.weatherStations.update(station.id, input))) : invalid(errors);
    },
    KEYS,
  ),
  route(
    'POST',
    path('SetDefault'),
    (call) =>
      changed(call, (station) => {
        const others = demo.world.weatherStations.filter((row) => row.customerId === call.customerId);
        for (const row of others)
          demo.world.weatherStations.update(row.id, { isDefault: row.id === station.id });
        return json(true);
      }),
    KEYS,
  ),
  route(
    'POST',
    path('SetSending'),
    (call) =>
      changed(call, (station, sent) => {
        demo.world.weatherStations.update(station.id, { sending: flag(sent['sending']) ?? !station.sending });
        return json(true);
      }),
    KEYS,
  ),
  route(
    'POST',
    path('Share'),
    (call) =>
      changed(call, (station, sent) => {
        const users = usersOf(call).map((user) => user.id);
        const wanted = Array.isArray(sent['userIds']) ? sent['userIds'].flatMap((one) => id(one) ?? []) : [];
        demo.world.weatherStations.update(station.id, {
          sharedUserIds: wanted.filter((one) => users.includes(one)),
        });
        return json(true);
      }),
    KEYS,
  ),
  route('GET', path('GetUsersToShare'), (call) => json(usersOf(call)), KEYS),
  route(
    'POST',
    path('SaveManualReading'),
    (call) =>
      changed(call, (station, sent) => {
        const checks = new Checks(sent);
        const day = checks.day('date', 'Data');
        const rain = sent['rain'];
        if (station.source !== 'MANUAL') return refused('Esta estação é lida por equipamento.');
        if (day > dayText(dayNumber(Date.now()))) checks.refuse('date', 'A data ainda não chegou.');
        if (typeof rain !== 'number' || rain < 0 || rain > 500)
          checks.refuse('rain', 'O campo Chuva deve estar entre 0 e 500 mm.');
        if (checks.failed || typeof rain !== 'number') return invalid(checks.errors);
        const manual = { ...station.manual, [day]: rain };
        demo.world.weatherStations.update(station.id, { manual });
        return json(true);
      }),
    KEYS,
  ),
  route(
    'GET',
    path('DeleteWithToken'),
    (call) => {
      const station = stationOf(call, call.query.get('id'));
      if (!station) return notFound();
      const token = call.query.get('token') ?? '';
      if (!accountOf(call) || token.length < SHORTEST_TOKEN)
        return refused('Para remover a estação, conecte a conta do parceiro de dados meteorológicos.');
      const plots = demo.world.plots.filter((plot) => plot.weatherStationId === station.id);
      for (const plot of plots) demo.world.plots.update(plot.id, { weatherStationId: null });
      demo.world.weatherStations.remove(station.id);
      return json(true);
    },
    KEYS,
  ),
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
              daysWithoutRain: daysWithoutRain(station),
              lastReading:
                manualReading(station) ??
                (last && {
                  updatedAt: last.at,
                  preciptation: last.rainToday,
                  outerTemperature: last.temperature,
                  humidity: last.humidity,
                  windSpeed: last.windSpeed,
                }),
            };
          }),
      );
    },
    MANAGEMENT,
  ),
];
