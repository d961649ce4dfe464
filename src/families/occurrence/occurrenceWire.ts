import type {
  Availability,
  DepletionLine,
  DocumentLine,
  OccurrenceRecord,
  OccurrenceValues,
  StockDocument,
} from './occurrenceTypes';
import type { Id } from '@/platform/forms/options';
import { toInstant, toLocalDateTime } from '@/platform/format/dateTime';
import type { AttachedFile } from '@/platform/forms/files/attachedFile';
import { toBase64 } from '@/platform/forms/files/fileContent';

type Sent = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Sent => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

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

/**
 * An occurrence as the server keeps it; without an id, a subject or a moment it is left out.
 * @param subjectsOf the ids of its subjects: one lot, several plots
 */
export function readRecord(
  sent: unknown,
  subjectsOf: (sent: Sent) => readonly Id[],
): OccurrenceRecord | null {
  if (!isObject(sent)) return null;
  const id = numberOf(sent['id']);
  const subjectIds = subjectsOf(sent);
  const happenedAt = toLocalDateTime(textOf(sent['happenedAt']));
  const plannedAt = toLocalDateTime(textOf(sent['plannedAt']));
  if (id === null || subjectIds.length === 0 || (happenedAt === null && plannedAt === null)) return null;
  const document = isObject(sent['document']) ? sent['document'] : null;
  const documentId = numberOf(document?.['id']);
  return {
    id,
    type: textOf(sent['type']),
    subjectIds,
    state: happenedAt === null ? 'PLANNED' : 'DONE',
    plannedAt,
    happenedAt,
    observation: textOf(sent['observation']),
    files: listOf(sent['files']).flatMap(readFile),
    depletion: listOf(sent['depletion']).flatMap(readLine),
    document: documentId === null ? null : { id: documentId, number: textOf(document?.['number']) },
    userName: textOf(sent['userName']),
    version: numberOf(sent['version']),
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
    unitCost: numberOf(answer['unitCost']),
    others: listOf(answer['others']).flatMap((one) => {
      const other = isObject(one) ? one : {};
      const [farmId, available] = [numberOf(other['farmId']), numberOf(other['available'])];
      return farmId === null || available === null
        ? []
        : [{ farmId, farmName: textOf(other['farmName']), available }];
    }),
  };
}

function readDocumentLine(sent: unknown, at: number): DocumentLine[] {
  if (!isObject(sent)) return [];
  return [
    {
      place: at + 1,
      productName: textOf(sent['productName']),
      unit: textOf(sent['unit']),
      quantity: numberOf(sent['quantity']),
      farmName: textOf(sent['farmName']),
      requested: sent['requested'] === true,
      unitCost: numberOf(sent['unitCost']),
    },
  ];
}

/** A document of depletion; null without an id. */
export function readDocument(sent: unknown): StockDocument | null {
  const id = isObject(sent) ? numberOf(sent['id']) : null;
  if (!isObject(sent) || id === null) return null;
  return {
    id,
    number: textOf(sent['number']),
    createdAt: textOf(sent['createdAt']),
    userName: textOf(sent['userName']),
    lines: listOf(sent['lines']).flatMap(readDocumentLine),
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

/** What is sent of an occurrence, but for its subjects. */
export async function recordBody({ type, fields, values }: OccurrenceBody): Promise<object> {
  return {
    type,
    happenedAt:
      values.state === 'PLANNED' || values.happenedAt === null ? null : toInstant(values.happenedAt),
    plannedAt: values.plannedAt === null ? null : toInstant(values.plannedAt),
    observation: values.observation ?? '',
    values: Object.fromEntries(fields.map((name) => [name, values[name] ?? null])),
    depletion: values.depletion,
    ...(typeof values.version === 'number' ? { version: values.version } : {}),
    files: await Promise.all(values.files.map(fileBody)),
  };
}
