const MINUTE = 60_000;
/** One transmission may get lost on the way; two in a row are a silence. */
const LOST = 2;

export type Connection = 'disabled' | 'waiting' | 'connected' | 'silent' | 'contingency';

interface TransmittingDevice {
  readonly enabled: boolean;
  /** ISO instant; null for a device that has never sent data. */
  readonly lastTransmissionAt: string | null;
  /** Null when unknown: such a device is silent rather than connected, and in no contingency. */
  readonly communicationIntervalMinutes?: number | null;
  readonly contingencyMinutes?: number | null;
}

/** Whether more than one transmission did not come since `at`; instants in milliseconds since 1970. */
export function isOverdue(at: number, intervalMinutes: number, now: number): boolean {
  return (now - at) / MINUTE > LOST * intervalMinutes;
}

/**
 * How a device is connected at an instant (`now` in milliseconds since 1970). Disabled ones send nothing. One that was
 * never transmitted waits for its first transmission. Without connection for `contingencyMinutes` it is in contingency: it
 * goes on by the settings kept in itself; before that it is silent once two transmissions did not come.
 */
export function connectionOf(device: TransmittingDevice, now: number): Connection {
  if (!device.enabled) return 'disabled';
  const lastSeen = Date.parse(device.lastTransmissionAt ?? '');
  if (Number.isNaN(lastSeen)) return 'waiting';
  const minutes = (now - lastSeen) / MINUTE;
  if (minutes >= (device.contingencyMinutes ?? Infinity)) return 'contingency';
  return isOverdue(lastSeen, device.communicationIntervalMinutes ?? 0, now) ? 'silent' : 'connected';
}
