import type { LookupOption } from '@/domain/lookups/lookupTypes';

/** An aviary of the list, with what the server tells about it besides its name. */
export type AviaryOption = LookupOption & {
  /** Some of its sensors transmit. */
  readonly hasSensors?: boolean;
  /** A lot is in progress in it. */
  readonly hasLot?: boolean;
};

/**
 * Which aviary the panel opens on when none was chosen: the first with sensors and a lot, else with sensors, else
 * with a lot, else the first. A server that tells neither of them leaves the list's own order.
 */
export function firstAviary(options: readonly AviaryOption[]): AviaryOption | undefined {
  const worth = ({ hasSensors, hasLot }: AviaryOption) =>
    (hasSensors === true ? 2 : 0) + (hasLot === true ? 1 : 0);
  return options.toSorted((a, b) => worth(b) - worth(a))[0];
}
