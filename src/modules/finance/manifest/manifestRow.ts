import { toLocalDate } from '@/platform/format/date';
import { isId, isRecord } from '@/platform/http/loose';
import type { RowId } from '@/platform/store/resourceState';
import { centsOf, textOf } from '../documents/documentsWire';

export const EVENT_KINDS = ['AWARE', 'CONFIRM', 'UNKNOWN', 'NOT_DONE'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Where an invoice of that access key is already: with Assist, in the pre-launch, or a document with its titles. */
export const KNOWN_IN = ['ASSIST', 'PRE_LAUNCH', 'DOCUMENT'] as const;
type KnownIn = (typeof KNOWN_IN)[number];

/** An invoice that somebody issued against the customer. */
export interface ManifestRow {
  readonly id: RowId;
  readonly version: string;
  readonly accessKey: string;
  readonly number: string;
  readonly issuerName: string;
  readonly issuerDocument: string;
  /** YYYY-MM-DD, '' when unknown. */
  readonly issueDate: string;
  readonly authorisedOn: string;
  readonly value: number | null;
  readonly cancelled: boolean;
  /** What was sent of it, the oldest first. */
  readonly events: readonly EventKind[];
  readonly knownIn: KnownIn | null;
  /** The document that was made of it, and its side, where it is there. */
  readonly documentId: RowId | null;
  readonly movement: string;
  /** Its entry in the pre-launch, where it is there. */
  readonly preLaunchId: RowId | null;
  /** The document of Assist that is still being entered. */
  readonly assistId: RowId | null;
}

const dayOf = (value: unknown): string => toLocalDate(textOf(value)) ?? '';

export function readManifest(row: Record<string, unknown>): ManifestRow | null {
  const { id, events, preReleasedInvoiceId, customerAssistDocumentId } = row;
  if (!isId(id)) return null;
  const known = row['knownIn'];
  return {
    id,
    version: textOf(row['version']),
    accessKey: textOf(row['accessKey']),
    number: textOf(row['documentNumber']),
    issuerName: textOf(row['issuerName']),
    issuerDocument: textOf(row['issuerDocument']),
    issueDate: dayOf(row['issueDate']),
    authorisedOn: dayOf(row['authorizationDate']),
    value: centsOf(row['totalValue']),
    cancelled: row['cancelled'] === true,
    events: Array.isArray(events)
      ? events.filter(isRecord).flatMap((event) => EVENT_KINDS.find((kind) => kind === event['kind']) ?? [])
      : [],
    knownIn: KNOWN_IN.find((place) => place === known) ?? null,
    documentId: isId(row['documentId']) ? row['documentId'] : null,
    movement: textOf(row['businessMovement']) || 'EXPENSE',
    preLaunchId: isId(preReleasedInvoiceId) ? preReleasedInvoiceId : null,
    assistId: isId(customerAssistDocumentId) ? customerAssistDocumentId : null,
  };
}
