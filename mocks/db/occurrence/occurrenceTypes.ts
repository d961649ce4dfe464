import type { Row, Table } from '../table';

export interface OccurrenceFile {
  id: number;
  name: string;
  size: number;
}

export interface DepletionEntry {
  productId: number;
  unit: string;
  quantity: number;
  /** Another property than the lot's, where it was requested. */
  farmId: number | null;
}

export interface Occurrence extends Row {
  customerId: number;
  lotId: number;
  /** Slug. */
  type: string;
  /** An instant. */
  happenedAt: string;
  observation: string;
  files: OccurrenceFile[];
  depletion: DepletionEntry[];
  userName: string;
  values: Record<string, unknown>;
  /** Counts the changes; 1 where it was never changed. */
  version?: number;
  /** Of an entry that may be sent twice. */
  clientKey?: string | null;
}

/** What happened in ponds; of an act for several lots `lotId` is the first of them. */
export interface FishOccurrence extends Occurrence {
  lotIds?: number[] | undefined;
}

/** Work on plots, planned or done. */
export interface FieldOccurrence extends Omit<Occurrence, 'lotId' | 'happenedAt' | 'clientKey'> {
  /** Of every write, with what it sent: one that is sent again is known. */
  clientKeys?: readonly { readonly key: string; readonly sent: string }[];
  plotIds: number[];
  /** Instants; of both at least one. */
  plannedAt: string | null;
  happenedAt: string | null;
}

/** What took products out of stock for an occurrence. */
export interface DepletionDocumentRow extends Row {
  customerId: number;
  occurrenceId: number;
  /** Of whose occurrence: each table has numbers of its own. */
  of: 'lot' | 'pond' | 'plot';
  /** The property of the lot, the pond or the plot. */
  farmId: number | null;
  number: string;
  /** An instant. */
  createdAt: string;
  userName: string;
  cancelled: boolean;
  lines: DepletionEntry[];
}

/** A file that was sent: its number is never given again. */
export interface SentFile extends Row {
  name: string;
}

export interface OccurrenceTables {
  files: Table<SentFile>;
  occurrences: Table<Occurrence>;
  fishOccurrences: Table<FishOccurrence>;
  fieldOccurrences: Table<FieldOccurrence>;
  documents: Table<DepletionDocumentRow>;
}
