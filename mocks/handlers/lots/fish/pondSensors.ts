import type { Equipment, Sensor } from '../../../db/monitoringTypes';
import { lastReading } from '../../../db/occurrence/houseReadings';
import { demo } from '../../../state';
import { seriesWire } from '../aviaryBoard';

const DAY_MS = 86_400_000;

/** The sensors of a pond that were not replaced, each with its device. */
export function sensorsOf(pondId: number): { sensor: Sensor; device: Equipment }[] {
  const { equipment, sensors } = demo.world;
  return equipment
    .filter((device) => device.fishPondId === pondId && device.active)
    .flatMap((device) =>
      sensors
        .filter((sensor) => sensor.equipmentId === device.id && sensor.active)
        .filter(({ id: own }) => !sensors.find(({ replacesSensorId }) => replacesSensorId === own))
        .map((sensor) => ({ sensor, device })),
    );
}

/** The readings of a sensor in the last days, and its newest one, which may be older. */
export function sensorWire(sensor: Sensor, device: Equipment, days: number, now: number, leastStep?: number) {
  const last = lastReading(demo.world, sensor, device);
  return {
    ...seriesWire(sensor, device, now - days * DAY_MS, now, leastStep),
    lastReading: last?.value ?? null,
    lastReadingAt: last?.at ?? null,
  };
}

/** °C of a pond's water as its sensor measured it in the last 24 hours, in the mean; null where it did not. */
export function meanTemperature(pondId: number, now: number): { value: number; measuredAt: string } | null {
  const found = sensorsOf(pondId).find(({ sensor }) => sensor.magnitude === 'WATER_TEMPERATURE');
  const wire = found && sensorWire(found.sensor, found.device, 1, now);
  const read = wire?.enabled ? wire.values.filter((value) => value !== null) : [];
  if (!wire?.lastReadingAt || read.length === 0) return null;
  return { value: read.reduce((sum, one) => sum + one, 0) / read.length, measuredAt: wire.lastReadingAt };
}
