import { invalid, json, notFound } from '../../answers';
import { lastReadAt } from '../../db/monitoring';
import type { Equipment, Sensor } from '../../db/monitoringTypes';
import { sensorReader } from '../../db/occurrence/houseReadings';
import { livedCourse } from '../../db/occurrence/livedCourse';
import { daysFrom } from '../../db/poultry';
import { id } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { housedOf, lastOf, lostUntil, midnight, todayHere } from './lotTables';

const BOARD = { permission: 'AVIARY_DASHBOARD' } as const;
const MINUTE = 60_000;
const DAY_MS = 86_400_000;
const STEP_MINUTES = 5;
const MOST_DAYS = 31;
/** m³ of the gas tank of each aviary. */
const TANK = 10;
const USUAL_FACTOR = 5.7;

const ownAviary = ({ customerId }: Call, wanted: unknown) => {
  const aviary = demo.world.aviaries.get(id(wanted));
  return aviary?.customerId === customerId ? aviary : undefined;
};

/** Phases one to three: currents, then voltages, by their channel. */
const phaseOf = ({ magnitude, channel }: Sensor) =>
  magnitude === 'CURRENT' || magnitude === 'VOLTAGE' ? ((channel - 1) % 3) + 1 : null;

/** The readings of a sensor from one instant to another, at least so many minutes apart. */
export function seriesWire(
  sensor: Sensor,
  device: Equipment,
  from: number,
  to: number,
  leastStep = STEP_MINUTES,
) {
  const last = Date.parse(lastReadAt(sensor, device) ?? '');
  const read = sensorReader(demo.world, sensor);
  const step = Math.max(leastStep, device.communicationIntervalMinutes);
  const start = Math.ceil(from / (step * MINUTE)) * step * MINUTE;
  const count = Math.max(0, Math.floor((to - start) / (step * MINUTE)) + 1);
  return {
    sensorId: sensor.id,
    name: sensor.name,
    magnitude: sensor.magnitude,
    phase: phaseOf(sensor),
    enabled: sensor.enabled && device.enabled,
    contingencyMinutes: device.contingencyMinutes,
    intervalMinutes: step,
    startAt: new Date(start).toISOString(),
    values: Array.from({ length: count }, (_, at) => {
      const instant = start + at * step * MINUTE;
      return Number.isNaN(last) || instant > last ? null : read(instant);
    }),
  };
}

function lotWire(aviaryId: number) {
  const lot = lastOf(aviaryId, 'IN_PROGRESS');
  if (!lot?.housingDate) return { lot: null, reference: null };
  const housed = housedOf(lot);
  const lost = lostUntil(lot, todayHere());
  const day = daysFrom(lot.housingDate, todayHere());
  const { loaded } = livedCourse(demo.world, lot, day);
  const set = demo.world.poultryReferences.get(lot.ambienceReferenceId);
  return {
    lot: {
      id: lot.id,
      number: lot.number,
      housingDate: midnight(lot.housingDate),
      day,
      alive: housed === null ? null : housed - (lost ?? 0) - loaded,
    },
    reference: set ? { name: set.name, days: set.days } : null,
  };
}

export const aviaryBoardHandlers = [
  route(
    'GET',
    '/AviaryDashboard/GetByAviary',
    (call) => {
      const aviary = ownAviary(call, call.query.get('aviaryId'));
      if (!aviary) return notFound();
      const days = Math.min(MOST_DAYS, Math.max(1, Number(call.query.get('days')) || 1));
      const now = Date.now();
      const { equipment, sensors } = demo.world;
      return json({
        serverTime: new Date(now).toISOString(),
        aviaryId: aviary.id,
        aviaryName: aviary.name,
        ...lotWire(aviary.id),
        gas: { capacityCubicMetres: TANK, kgPerCubicMetre: aviary.gasFactor ?? USUAL_FACTOR },
        sensors: equipment
          .filter((device) => device.aviaryId === aviary.id && device.active)
          .flatMap((device) =>
            sensors
              .filter((sensor) => sensor.equipmentId === device.id && sensor.active)
              .map((sensor) => seriesWire(sensor, device, now - days * DAY_MS, now)),
          ),
      });
    },
    BOARD,
  ),
  route(
    'POST',
    '/AviaryDashboard/EditGasFactor',
    async (call) => {
      const { aviaryId, kgPerCubicMetre: factor } = await call.body();
      const aviary = ownAviary(call, aviaryId);
      if (!aviary) return notFound();
      if (typeof factor !== 'number' || !(factor > 0) || factor > 1_000)
        return invalid({ KgPerCubicMetre: ['Informe um valor maior que zero e de até 1000.'] });
      demo.world.aviaries.update(aviary.id, { gasFactor: factor });
      return json(null);
    },
    BOARD,
  ),
];
