export type SensorState =
  'replaced' | 'disabled' | 'equipmentDisabled' | 'unread' | 'below' | 'above' | 'normal';

interface Read {
  readonly enabled: boolean;
  readonly equipmentEnabled: boolean;
  readonly replacedById?: number | string | null;
  readonly lastReading?: number | null;
  readonly lowerLimit?: number | null;
  readonly upperLimit?: number | null;
}

/**
 * The state of a sensor: why nothing comes of it, or how its last reading stands to its limits. A reading on a limit is
 * within it.
 */
export function sensorStateOf(sensor: Read): SensorState {
  // What an answer leaves out is nothing, as null is.
  if (sensor.replacedById != null) return 'replaced';
  if (!sensor.enabled) return 'disabled';
  if (!sensor.equipmentEnabled) return 'equipmentDisabled';
  const { lastReading: value, lowerLimit, upperLimit } = sensor;
  if (value == null) return 'unread';
  if (lowerLimit != null && value < lowerLimit) return 'below';
  return upperLimit != null && value > upperLimit ? 'above' : 'normal';
}
