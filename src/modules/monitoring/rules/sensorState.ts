import { connectionOf, isOverdue } from './connection';
import { isUntrustworthy, type SensorError } from './sensorError';

export type SensorState =
  | 'replaced'
  | 'disabled'
  | 'equipmentDisabled'
  | 'contingency'
  | 'silent'
  | 'unread'
  | 'error'
  | 'below'
  | 'above'
  | 'normal';

export interface SensorReading extends SensorError {
  readonly enabled: boolean;
  readonly equipmentEnabled: boolean;
  /** Minutes between two transmissions of its device, and until contingency; ISO instant of the last one. */
  readonly communicationIntervalMinutes?: number | null;
  readonly contingencyMinutes?: number | null;
  readonly lastTransmissionAt?: string | null;
  readonly replacedById?: number | string | null;
  readonly lastReading?: number | null;
  /** ISO instant. */
  readonly lastReadingAt?: string | null;
  readonly lowerLimit?: number | null;
  readonly upperLimit?: number | null;
}

/** How a reading stands to its limits; one on a limit is within it. Null without a reading. */
export function limitsBrokenBy({ lastReading: value, lowerLimit, upperLimit }: SensorReading) {
  if (value == null) return null;
  if (lowerLimit != null && value < lowerLimit) return 'below';
  return upperLimit != null && value > upperLimit ? 'above' : 'normal';
}

/**
 * The state of a sensor at an instant (`now` in milliseconds since 1970): why nothing comes of it, or how its last reading
 * stands to its limits. `normal` is only a reading that is as young as its device's interval promises: one whose age is
 * not known, or that is older, says nothing of the animals. An error of measuring outweighs the reading, a lesser one
 * gives way to a limit that is broken.
 */
export function sensorStateOf(sensor: SensorReading, now: number): SensorState {
  // What an answer leaves out is nothing, as null is.
  if (sensor.replacedById != null) return 'replaced';
  if (!sensor.enabled) return 'disabled';
  if (!sensor.equipmentEnabled) return 'equipmentDisabled';
  const { communicationIntervalMinutes: interval = null, contingencyMinutes, lastTransmissionAt } = sensor;
  const connection = connectionOf(
    {
      enabled: true,
      lastTransmissionAt: lastTransmissionAt ?? null,
      communicationIntervalMinutes: interval,
      contingencyMinutes: contingencyMinutes ?? null,
    },
    now,
  );
  if (connection === 'contingency' || connection === 'silent') return connection;
  const broken = limitsBrokenBy(sensor);
  if (broken === null) return sensor.errorLevel == null ? 'unread' : 'error';
  const read = Date.parse(sensor.lastReadingAt ?? '');
  if (interval === null || Number.isNaN(read) || isOverdue(read, interval, now)) return 'silent';
  if (isUntrustworthy(sensor)) return 'error';
  return broken === 'normal' && sensor.errorLevel != null ? 'error' : broken;
}
