import type { SystemVersion } from '../homeWire';

/** '26.11.0'. */
export function versionNumber({ major, minor, patch }: SystemVersion): string {
  return [major, minor, patch].join('.');
}
