/** An aviary whose collector has been silent for longer is out of contact. */
const CONTACT_HOURS = 72;

/**
 * Whether an aviary with a collector has been silent for longer than the window of 72 hours (FA-606).
 * @param silentHours hours since its last transmission; null where nothing reports by itself
 */
export function isOutOfContact(silentHours: number | null): boolean {
  return silentHours !== null && silentHours > CONTACT_HOURS;
}
