import { checkInvoice, type InvoiceProblem } from '@/domain/invoices/invoiceChecks';
import { type InvoiceEntry, toEntry } from '@/domain/invoices/invoiceEntry';
import { made } from '@/platform/http/wire';
import { PreLaunchWire, type Situation } from './preLaunchWire';

/** A document that Assist has entered. Money in cents, instants ISO 8601, days YYYY-MM-DD. */
export interface PreLaunch {
  readonly id: number;
  readonly number: number | null;
  readonly situation: Situation;
  readonly confirmed: boolean;
  readonly senderName: string;
  readonly enteredAt: string | null;
  readonly assistantName: string;
  readonly returnReason: string;
  readonly releasedAt: string | null;
  readonly releasedBy: string;
  readonly documentId: number | null;
  readonly movement: string;
  readonly version: number;
  readonly attachments: PreLaunchWire['attachments'];
  readonly entry: InvoiceEntry;
  readonly fieldsReadByAi: readonly string[];
  /** Of its first payment; null without one. */
  readonly dueDate: string | null;
  /** What stands against releasing it. */
  readonly problems: readonly InvoiceProblem[];
}

function rowOf(wire: PreLaunchWire): PreLaunch {
  const entry = toEntry(wire.invoice);
  const dueDates = entry.payments.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
  return {
    id: wire.id,
    number: wire.identificationNumber,
    situation: wire.statusName,
    confirmed: wire.confirmed,
    senderName: wire.senderUserName,
    enteredAt: wire.enteredAt,
    assistantName: wire.assistantUserName,
    returnReason: wire.returnReason,
    releasedAt: wire.releasedAt,
    releasedBy: wire.releasedByName,
    documentId: wire.documentId,
    movement: wire.movement,
    version: wire.version,
    attachments: wire.attachments,
    entry,
    fieldsReadByAi: wire.invoice?.fieldsReadByAi ?? [],
    dueDate: dueDates[0] ?? null,
    problems: checkInvoice(entry),
  };
}

export const PreLaunch = made(PreLaunchWire, rowOf);

/** Those of a list that may be released as they are, and the others. */
export function readyOf(rows: readonly PreLaunch[]): { ready: PreLaunch[]; open: PreLaunch[] } {
  const waiting = rows.filter(({ situation }) => situation === 'TO_RELEASE');
  return {
    ready: waiting.filter(({ problems }) => problems.length === 0),
    open: waiting.filter(({ problems }) => problems.length > 0),
  };
}

/** The one to go on with: the next of the queue by its first due day, those without one last. */
export function nextOf(rows: readonly PreLaunch[], id: number): PreLaunch | null {
  const last = '9999-12-31';
  const [next] = rows
    .filter((row) => row.situation === 'TO_RELEASE' && row.id !== id)
    .toSorted((a, b) => (a.dueDate ?? last).localeCompare(b.dueDate ?? last) || a.id - b.id);
  return next ?? null;
}
