import { json } from '../answers';
import { FORMER, formerStages, formerYield } from '../db/field/formerHarvests';
import { dayNumber, dayOfText, dayText, hoursBelow } from '../db/field/weather';
import type { Plot, WeatherStation } from '../db/mapTypes';
import type { FieldOccurrence } from '../db/occurrence/occurrenceTypes';
import { brazilianDay } from '../db/poultry';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { stationFor, weatherOf } from './agricultureIrrigation';
import { activityOf, own } from './land/wire';

const RELATIONS = {
  permission: ['AGRICULTURE_CLIMATE_RELATIONS', 'SILVICULTURE_CLIMATE_RELATIONS', 'CYCLE'],
} as const;
const CHILL_BELOW = 7.2;

/** Whether it tells of the plot's sowing. */
export const isSowingOf = (plot: Plot, { type, happenedAt, plotIds }: FieldOccurrence): boolean =>
  type === 'plantio' && happenedAt !== null && plotIds.includes(plot.id);

/** When the plot was sown last, by its occurrences. */
function plantingOf(plot: Plot) {
  const rows = demo.world.occurrence.fieldOccurrences.filter((row) => isSowingOf(plot, row));
  return rows.toSorted((a, b) => (b.happenedAt ?? '').localeCompare(a.happenedAt ?? '')).at(0);
}

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

/** The cycle of the crop that was sown, by the first word of its seed; else of the purpose of the land. */
function cycleOf({ customerId }: Plot, activityId: number, seed: unknown) {
  const { businessActivities, field } = demo.world;
  const own = field.cycles.filter((row) => row.customerId === customerId && row.active);
  const [crop = ''] = typeof seed === 'string' ? seed.split(' ') : [];
  const sown = own.find(({ businessActivityId }) => {
    const name = businessActivities.get(businessActivityId ?? undefined)?.name ?? '';
    return crop !== '' && name.toUpperCase().startsWith(crop.toUpperCase());
  });
  return sown ?? own.find((row) => row.businessActivityId === activityId);
}

/** A plot with its weather, cycle and former harvests, as the climate relations and the analysis of a crop send it. */
export function relationWire(call: Call, plot: Plot, sowing = plantingOf(plot)) {
  const { world } = demo;
  const center = world.costCenters.need(plot.costCenterId);
  const activity = activityOf(center.farmActivityId);
  const found = stationFor(call, plot);
  const planting = sowing;
  const cycle = cycleOf(plot, activity.id, planting?.values['seed']);
  const plantedOn = planting?.happenedAt ? brazilianDay(new Date(planting.happenedAt)) : null;
  const now = dayNumber(Date.now());
  const year = Number(dayText(now).slice(0, 4));
  const first = Math.min(dayOfText(`${year}-01-01`), plantedOn ? dayOfText(plantedOn) : now);
  const soil = world.soilTypes.get(plot.soilTypeId ?? undefined);
  const seed = planting?.values['seed'];
  return {
    plotId: plot.id,
    harvestName: `SAFRA ${year}/${year + 1}`,
    seedName: typeof seed === 'string' ? seed : null,
    plantedOn,
    capacity: waterOf(soil),
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
    days: found ? Array.from({ length: now - first }, (_, at) => dayAt(found.station, first + at)) : [],
    trimesters: world.field.climatePhases
      .filter((row) => row.customerId === plot.customerId)
      .map((row) => ({ index: row.index, year: row.year, trimester: row.trimester, value: row.value })),
    // Trees have no harvest of each year behind them.
    former: (activity.farmingClassification === 'FORESTRY' ? [] : FORMER).map((one, at) => ({
      ...one,
      harvestName: `SAFRA ${year - 1 - at}/${year - at}`,
      yield: formerYield(plot, at),
      stages: formerStages(cycle?.stages ?? [], at),
    })),
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
      const requested = demo.world.occurrence.fieldOccurrences.get(id(call.query.get('plantingOccurrence')));
      const sowingOf = (plot: Plot) =>
        requested && isSowingOf(plot, requested) ? requested : plantingOf(plot);
      return json(plots.map((plot) => relationWire(call, plot, sowingOf(plot))));
    },
    RELATIONS,
  ),
];
