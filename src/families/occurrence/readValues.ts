import { is } from 'valibot';
import { toLocalDate } from '@/platform/format/date';
import { toLocalDateTime } from '@/platform/format/dateTime';
import { isRecord, numberOf } from '@/platform/http/loose';
import { oneOf } from '@/platform/http/wire';
import { isoOfTicks } from '@/platform/http/wireForms';
import type { OccurrenceField } from './occurrenceFields';

const asNumber = (sent: unknown) => numberOf(sent) ?? sent;
const asText = (sent: unknown) => (typeof sent === 'number' ? String(sent) : sent);

function asOption(options: readonly string[], sent: unknown): unknown {
  return options.find((option) => is(oneOf([option]), sent)) ?? sent;
}

function readValue(field: OccurrenceField, sent: unknown): unknown {
  switch (field.kind) {
    case 'number':
    case 'percent':
    case 'integer':
    case 'money':
      return asNumber(sent);
    case 'date':
      return typeof sent === 'string' ? (toLocalDate(isoOfTicks(sent)) ?? sent) : sent;
    case 'dateTime':
      return typeof sent === 'string' ? (toLocalDateTime(isoOfTicks(sent)) ?? sent) : sent;
    case 'select':
    case 'radio':
      return asOption(field.options, sent);
    case 'parts':
      return Array.isArray(sent)
        ? sent.map((one: unknown) =>
            isRecord(one)
              ? { ...one, subjectId: asNumber(one['subjectId']), value: asNumber(one['value']) }
              : one,
          )
        : sent;
    case 'rows':
      return Array.isArray(sent)
        ? sent.map((one: unknown) =>
            isRecord(one)
              ? {
                  ...one,
                  ...Object.fromEntries(field.columns.map(({ name }) => [name, asNumber(one[name])])),
                }
              : one,
          )
        : sent;
    case 'text':
    case 'multiline':
    case 'readings':
    case 'plate':
    case 'time':
      return asText(sent);
    case 'switch':
    case 'lookup':
    case 'lookups':
    case 'periods':
      return sent;
  }
}

/**
 * Values of an occurrence as its fields hold them, whatever way the server writes numbers, days and words of options.
 * A value that cannot be read, and one without a field, stays as it is sent: it is sent back so.
 * @param fields of the occurrence's type
 */
export function readValues(
  fields: readonly OccurrenceField[],
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const read = { ...sent };
  for (const field of fields) if (field.name in sent) read[field.name] = readValue(field, sent[field.name]);
  return read;
}
