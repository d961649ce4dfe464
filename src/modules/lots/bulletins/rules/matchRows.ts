import { named } from './named';
import type { DrugRow, LoadRow, RecordRow } from '../bulletinTypes';

/** Whether a row of the bulletin speaks of that record. */
type Same<Row> = (row: Row, record: Row) => boolean;

export interface Matched<Row> {
  /** Each record that a row names, with that row. */
  readonly pairs: readonly { readonly record: Row; readonly row: Row }[];
  /** Records that no row names. */
  readonly unnamed: readonly Row[];
}

/**
 * Matches rows of a bulletin and records of the lot one to one: a row stands for one record, and a record is named by
 * one row. The surest likeness goes first, for all rows, before the next is tried.
 */
export function matchRows<Row>(
  rows: readonly Row[],
  records: readonly Row[],
  likenesses: readonly Same<Row>[],
): Matched<Row> {
  const rowOf = new Map<Row, Row>();
  const used = new Set<Row>();
  for (const same of likenesses)
    for (const record of records) {
      if (rowOf.has(record)) continue;
      const row = rows.find((one) => !used.has(one) && same(one, record));
      if (row === undefined) continue;
      rowOf.set(record, row);
      used.add(row);
    }
  return {
    pairs: [...rowOf].map(([record, row]) => ({ record, row })),
    unnamed: records.filter((record) => !rowOf.has(record)),
  };
}

const sameRecord = (row: RecordRow, record: RecordRow) =>
  row.record !== undefined && row.record !== null && row.record === record.record;

/** A row that came from another record is no row of this one. */
const ofNoOther = (row: RecordRow, record: RecordRow) => row.record == null || record.record == null;

const sameDays = (row: DrugRow, record: DrugRow) => row.start === record.start && row.end === record.end;
const sameDrug = (row: DrugRow, record: DrugRow) => named(row.principle) === named(record.principle);

/** By record; by name and days; by name, where days were corrected; by days, where it has its trade name. */
export const DRUG_LIKENESSES: readonly Same<DrugRow>[] = [
  sameRecord,
  (row, record) => ofNoOther(row, record) && sameDrug(row, record) && sameDays(row, record),
  (row, record) => ofNoOther(row, record) && sameDrug(row, record),
  (row, record) => ofNoOther(row, record) && row.start !== null && sameDays(row, record),
];

/** By record; by GTA; where one of them has none, by day and birds. */
export const LOAD_LIKENESSES: readonly Same<LoadRow>[] = [
  sameRecord,
  (row, record) => ofNoOther(row, record) && named(row.gta) !== '' && named(row.gta) === named(record.gta),
  (row, record) =>
    ofNoOther(row, record) &&
    (named(row.gta) === '' || named(record.gta) === '') &&
    row.issuedOn === record.issuedOn &&
    row.birds === record.birds,
];
