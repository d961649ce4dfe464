import { isRecord } from './loose';

/** How often, or when, a record was written: sent back with a change, so that the server can refuse an outdated one. */
export type RowVersion = string | number;

/** The version of a record as the server counts it; undefined where it counts none. */
export function versionOf(record: unknown): RowVersion | undefined {
  const version = isRecord(record) ? record['rowVersion'] : undefined;
  return typeof version === 'string' || typeof version === 'number' ? version : undefined;
}

/** What is sent for a change, with the version that was read where the record has one. */
export const withVersion = (body: object, rowVersion: RowVersion | undefined): object =>
  rowVersion === undefined ? body : { ...body, rowVersion };
