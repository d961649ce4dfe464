import type {
  Availability,
  DepletionLine,
  OccurrenceRecord,
  OccurrenceSubject,
  OccurrenceValues,
} from '@/families/occurrence/occurrenceTypes';
import { toLocalDate } from '@/platform/format/date';
import { toInstant, toLocalDateTime } from '@/platform/format/dateTime';
import type { AttachedFile } from '@/platform/forms/files/attachedFile';
import { toBase64 } from '@/platform/forms/files/fileContent';

type Sent = Readonly<Record<string, unknown>>;

/** A lot as occurrences need it; its words are put together when it is shown. */
export interface OccurrenceLot extends Omit<OccurrenceSubject, 'name' | 'lockedReason'> {
  readonly id: number;
  readonly number: string;
  readonly aviaryName: string;
  readonly status: 'AWAITING' | 'IN_PROGRESS' | 'BLOCKED' | 'FINISHED';
}

const STATUSES = ['AWAITING', 'IN_PROGRESS', 'BLOCKED', 'FINISHED'] as const;
const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** A lot without a known state is left out: nobody could say what it takes. */
export function readLot(sent: unknown): OccurrenceLot | null {
  if (!isObject(sent)) return null;
  const id = numberOf(sent['id']);
  const status = STATUSES.find((one) => one === sent['status']);
  if (id === null || status === undefined) return null;
  return {
    id,
    number: textOf(sent['number']),
    aviaryName: textOf(sent['aviaryName']),
    status,
    world: 'poultry',
    startDate: toLocalDate(textOf(sent['housingDate'])),
    endDate: toLocalDate(textOf(sent['closingDate'])),
    awaiting: status === 'AWAITING',
    share: null,
    figures: { alive: numberOf(sent['alive']), automatic: sent['hasAutomaticData'] === true ? 1 : 0 },
  };
}

function readFile(sent: unknown): AttachedFile[] {
  if (!isObject(sent)) return [];
  const id = numberOf(sent['id']);
  const size = numberOf(sent['size']);
  return id === null ? [] : [{ id, name: textOf(sent['name']), ...(size === null ? {} : { size }) }];
}

function readLine(sent: unknown): DepletionLine[] {
  if (!isObject(sent)) return [];
  const { productId, farmId, quantity } = sent;
  const unit = textOf(sent['unit']);
  return [{ productId: numberOf(productId), unit, quantity: numberOf(quantity), farmId: numberOf(farmId) }];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An occurrence without an id, a lot or a moment is left out. */
export function readOccurrence(sent: unknown): OccurrenceRecord | null {
  if (!isObject(sent)) return null;
  const [id, lotId] = [numberOf(sent['id']), numberOf(sent['lotId'])];
  const happenedAt = toLocalDateTime(textOf(sent['happenedAt']));
  if (id === null || lotId === null || happenedAt === null) return null;
  const document = isObject(sent['document']) ? sent['document'] : null;
  const documentId = numberOf(document?.['id']);
  return {
    id,
    type: textOf(sent['type']),
    subjectIds: [lotId],
    state: 'DONE',
    plannedAt: null,
    happenedAt,
    observation: textOf(sent['observation']),
    files: listOf(sent['files']).flatMap(readFile),
    depletion: listOf(sent['depletion']).flatMap(readLine),
    document: documentId === null ? null : { id: documentId, number: textOf(document?.['number']) },
    userName: textOf(sent['userName']),
    values: isObject(sent['values']) ? sent['values'] : {},
  };
}

/** What cannot be read counts as not in stock: nothing is promised. */
export function readAvailability(sent: unknown): Availability {
  const answer = isObject(sent) ? sent : {};
  return {
    hasProduct: answer['hasProduct'] === true,
    hasUnit: answer['hasUnit'] === true,
    available: numberOf(answer['available']) ?? 0,
    others: listOf(answer['others']).flatMap((one) => {
      const other = isObject(one) ? one : {};
      const [farmId, available] = [numberOf(other['farmId']), numberOf(other['available'])];
      return farmId === null || available === null
        ? []
        : [{ farmId, farmName: textOf(other['farmName']), available }];
    }),
  };
}

async function fileBody({ id, name, size, file }: AttachedFile) {
  // A file that was sent before stays the one it is.
  if (id !== undefined || !file) return { id, fileName: name, size };
  return { fileName: name, contentAsBase64String: await toBase64(file) };
}

export interface OccurrenceBody {
  readonly type: string;
  readonly fields: readonly string[];
  readonly values: OccurrenceValues;
}

export async function toBody({ type, fields, values }: OccurrenceBody): Promise<object> {
  return {
    type,
    lotId: values.subjectIds[0] ?? null,
    happenedAt: values.happenedAt === null ? null : toInstant(values.happenedAt),
    observation: values.observation ?? '',
    values: Object.fromEntries(fields.map((name) => [name, values[name] ?? null])),
    depletion: values.depletion,
    files: await Promise.all(values.files.map(fileBody)),
  };
}
