import { isRecord, textOf } from '@/platform/http/loose';
import type {
  Acceptance,
  CredentialField,
  Outcome,
  Partner,
  PartnerDetails,
  Synchronization,
  Terms,
} from './integrationTypes';

/*
 * The calls are assumed, so nothing here trusts them: what cannot be read is left out or counts as not known. What is
 * not known never opens a door: terms that cannot be read are not accepted, a connection that is not told is none.
 */

type Json = Record<string, unknown>;

const records = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(textOf).filter((word) => word !== '') : [];
const idOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null;
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : 0;
const OUTCOMES: readonly Outcome[] = ['SUCCESS', 'WARNING', 'FAILED'];

function readAcceptance(value: unknown): Acceptance | null {
  if (!isRecord(value)) return null;
  const termsId = idOf(value['termsId']);
  if (termsId === null) return null;
  return {
    termsId,
    version: count(value['version']),
    acceptedAt: textOf(value['acceptedAt']),
    acceptedByName: textOf(value['acceptedByName']),
  };
}

function readTerms(value: unknown): Terms | null {
  if (!isRecord(value)) return null;
  const id = idOf(value['id']);
  if (id === null) return null;
  return {
    id,
    version: count(value['version']),
    publishedAt: textOf(value['publishedAt']),
    acceptance: readAcceptance(value['acceptance']),
  };
}

/** Reads one partner; null without an id. */
function readPartner(row: Json): Partner | null {
  const id = idOf(row['id']);
  if (id === null) return null;
  return {
    id,
    name: textOf(row['name']) || String(id),
    kind: textOf(row['kind']),
    receives: words(row['receives']),
    sends: words(row['sends']),
    connected: row['connected'] === true,
    failure: textOf(row['failure']) || null,
    lastSynchronizationAt: textOf(row['lastSynchronizationAt']) || null,
    terms: readTerms(row['terms']),
  };
}

export function readPartners(rows: readonly unknown[]): Partner[] {
  return rows.filter(isRecord).flatMap((row) => readPartner(row) ?? []);
}

/** The form's fields bear these names: a dot in one would make an object of it. */
const NAME = /^[a-z]\w*$/i;

function readField(row: Json): CredentialField[] {
  const name = textOf(row['name']);
  // A field that does not say so is treated as a secret: shown to nobody.
  return NAME.test(name) ? [{ name, secret: row['secret'] !== false }] : [];
}

function readSynchronization(row: Json): Synchronization[] {
  const id = idOf(row['id']);
  if (id === null) return [];
  const outcome = OUTCOMES.find((one) => one === row['outcome']) ?? 'WARNING';
  const { received, sent } = row;
  return [
    {
      id,
      startedAt: textOf(row['startedAt']),
      outcome,
      received: count(received),
      sent: count(sent),
      message: textOf(row['message']),
    },
  ];
}

/** Reads the open partner; null when the answer holds none. */
export function readPartnerDetails(answer: unknown): PartnerDetails | null {
  if (!isRecord(answer)) return null;
  const partner = readPartner(answer);
  if (!partner) return null;
  return {
    ...partner,
    site: textOf(answer['site']),
    termsHtmlCode: textOf(answer['termsHtmlCode']),
    responsibleNames: words(answer['responsibleNames']),
    account: textOf(answer['account']),
    connectedAt: textOf(answer['connectedAt']) || null,
    connectedByName: textOf(answer['connectedByName']),
    fields: records(answer['fields']).flatMap(readField),
    synchronizations: records(answer['synchronizations']).flatMap(readSynchronization),
  };
}
