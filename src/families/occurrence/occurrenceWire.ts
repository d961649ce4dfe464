import { optional, record as dictionary, string, unknown } from 'valibot';
import type {
  Availability,
  DepletionLine,
  OccurrenceDescriptor,
  OccurrenceRecord,
  OccurrenceValues,
  StockDocument,
} from './occurrenceTypes';
import { readValues } from './readValues';
import type { Id } from '@/platform/forms/options';
import { toInstant } from '@/platform/format/dateTime';
import type { AttachedFile } from '@/platform/forms/files/attachedFile';
import { toBase64 } from '@/platform/forms/files/fileContent';
import {
  both,
  figureOrNull,
  filled,
  mark,
  givenNumber,
  list,
  made,
  orElse,
  orNull,
  parsed,
  type Read,
  sparse,
  type Shape,
  textOrEmpty,
} from '@/platform/http/wire';
import { moment } from '@/platform/http/wireValues';

const FileWire = made(
  sparse({ id: givenNumber, name: textOrEmpty, size: optional(figureOrNull, null) }),
  ({ size, ...rest }): AttachedFile => ({ ...rest, ...(size === null ? {} : { size }) }),
);

const DepletionWire: Shape<DepletionLine> = sparse({
  productId: figureOrNull,
  unit: textOrEmpty,
  quantity: figureOrNull,
  farmId: optional(figureOrNull, null),
});

const Fields = sparse({
  id: givenNumber,
  type: textOrEmpty,
  plannedAt: moment,
  happenedAt: moment,
  observation: textOrEmpty,
  files: list(FileWire),
  depletion: list(DepletionWire),
  document: orNull(sparse({ id: givenNumber, number: textOrEmpty })),
  userName: textOrEmpty,
  version: figureOrNull,
  values: orElse(dictionary(string(), unknown()), {}),
});

/**
 * An occurrence as the server keeps it; without an id, a subject or a moment it is left out.
 * @param subjects the ids of its subjects: one lot, several plots
 * @param types whose fields name what its values are; those of another type stay as they are sent
 */
export const occurrenceShape = (
  subjects: Shape<readonly Id[]>,
  types: readonly OccurrenceDescriptor[],
): Shape<OccurrenceRecord> =>
  parsed(both(Fields, subjects), 'subject and moment', ([sent, subjectIds]) => {
    if (subjectIds.length === 0 || (sent.happenedAt === null && sent.plannedAt === null)) return null;
    const fields = types.find(({ slug }) => slug === sent.type)?.fields ?? [];
    const values = readValues(fields, sent.values);
    return { ...sent, values, subjectIds, state: sent.happenedAt === null ? 'PLANNED' : 'DONE' };
  });

/** What cannot be read counts as not in stock: nothing is promised. */
export const AvailabilityWire = made(
  orNull(
    sparse({
      hasProduct: mark,
      hasUnit: mark,
      available: figureOrNull,
      unitCost: figureOrNull,
      others: list(sparse({ farmId: givenNumber, farmName: textOrEmpty, available: givenNumber })),
    }),
  ),
  (sent): Availability => ({
    hasProduct: sent?.hasProduct ?? false,
    hasUnit: sent?.hasUnit ?? false,
    available: sent?.available ?? 0,
    unitCost: sent?.unitCost ?? null,
    others: sent?.others ?? [],
  }),
);

const DocumentLineWire = sparse({
  productName: textOrEmpty,
  unit: textOrEmpty,
  quantity: figureOrNull,
  farmName: textOrEmpty,
  requested: mark,
  unitCost: figureOrNull,
});

/** A document of depletion; null where there is none. */
export const StockDocumentWire = orNull(
  made(
    sparse({
      id: givenNumber,
      number: textOrEmpty,
      createdAt: textOrEmpty,
      userName: textOrEmpty,
      lines: list(DocumentLineWire),
    }),
    ({ lines, ...rest }): StockDocument => ({
      ...rest,
      lines: lines.map((line, at) => ({ place: at + 1, ...line })),
    }),
  ),
);

/** A product that may be taken out of stock, in the unit that it is kept in. */
export const StockProductWire = sparse({ id: givenNumber, name: filled, unit: textOrEmpty });
export type StockProduct = Read<typeof StockProductWire>;

/** What making a document answers: its number, '' where it says none. */
export const MadeDocumentWire = made(orNull(sparse({ number: textOrEmpty })), (sent) => sent?.number ?? '');

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
