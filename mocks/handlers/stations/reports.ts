import { invalid, json, notFound, refused } from '../../answers';
import { DAY_MS, dayOfText, MAGNITUDES, pointOf, startOfDay, STEP } from '../../db/field/weather';
import { zoneOfFarm } from '../../db/field/farmZone';
import { route } from '../../route';
import { demo } from '../../state';
import { KEYS, magnitudesOf, path, stationOf } from './wire';

const STEPS: Readonly<Record<string, number>> = { READING: STEP, HOUR: 4 * STEP, DAY: DAY_MS };

/** The starts of the stretches between two days of a place, and the end. */
function cutsOf(from: number, to: number, step: string, zone: number): number[] {
  const end = startOfDay(to + 1, zone);
  const cuts: number[] = [];
  if (step === 'MONTH') {
    const first = new Date(from * DAY_MS);
    for (let month = 0; ; month += 1) {
      const day = Math.floor(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + month, 1) / DAY_MS);
      if (day > to) break;
      cuts.push(startOfDay(Math.max(day, from), zone));
    }
  } else for (let ms = startOfDay(from, zone); ms < end; ms += STEPS[step] ?? DAY_MS) cuts.push(ms);
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
    const cuts = cutsOf(from, to, query.get('step') ?? 'DAY', zoneOfFarm(demo.world, station.farmId));
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

export const stationReportHandlers = [
  report,
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
    // The demo has no such service: the application computes by itself.
    () => refused('Serviço de nascer e pôr do sol indisponível.', 503),
    KEYS,
  ),
];
