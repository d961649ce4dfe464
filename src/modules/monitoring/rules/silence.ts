import type { Connection } from './connection';

/** Below it radio delays what is sent (FA-594); below it a battery is about to end (FA-595). Percent. */
const WEAK_SIGNAL = 10;
const CRITICAL_BATTERY = 5;

export type SilentReason = 'moved' | 'battery' | 'range' | 'network' | 'poweredOff';

interface Silenced {
  readonly id: number;
  readonly connection: Connection;
  readonly batteryPercent?: number | null;
  readonly signalPercent?: number | null;
  /** The collector it transmits through; null when it has its own way to the network. */
  readonly collectorId?: number | null;
  /** The collector that received it last, when that is another one. */
  readonly heardByCollectorId?: number | null;
}

const isSilent = ({ connection }: Pick<Silenced, 'connection'>) =>
  connection === 'silent' || connection === 'contingency';

const isBelow = (value: number | null | undefined, limit: number) => value != null && value < limit;

export const isBatteryCritical = ({ batteryPercent }: Silenced) => isBelow(batteryPercent, CRITICAL_BATTERY);
export const isSignalWeak = ({ signalPercent }: Silenced) => isBelow(signalPercent, WEAK_SIGNAL);

/** The other devices on the same path are silent too: its collector and the devices that transmit through it. */
function isNetworkDown(device: Silenced, all: readonly Silenced[]): boolean {
  const { id, collectorId } = device;
  if (collectorId == null) return false;
  const others = all.filter(
    (other) => other.id !== id && [other.id, other.collectorId].includes(collectorId),
  );
  const expected = others.filter(({ connection }) => connection !== 'disabled' && connection !== 'waiting');
  return expected.length > 0 && expected.every(isSilent);
}

/**
 * Why a silent device may be silent, the surest known cause first: another collector receives it, its battery was at its end,
 * its radio barely reached, everything on its collector is silent; else it may be switched off. Null while it transmits,
 * waits or is disabled. `all`: the devices of the customer, itself included. Percentages are those of its last
 * transmission; unknown ones prove nothing.
 */
export function silentReasonOf(device: Silenced, all: readonly Silenced[]): SilentReason | null {
  if (!isSilent(device)) return null;
  const { collectorId, heardByCollectorId } = device;
  if (heardByCollectorId != null && heardByCollectorId !== collectorId) return 'moved';
  if (isBatteryCritical(device)) return 'battery';
  if (isSignalWeak(device)) return 'range';
  return isNetworkDown(device, all) ? 'network' : 'poweredOff';
}
