import { isLocalDate } from '@/platform/format/date';
import { dayOf, isLocalDateTime } from '@/platform/format/dateTime';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { isPlate } from '@/platform/format/plate';
import { isTime } from '@/platform/format/time';
import type { FormMessage } from '@/platform/forms/formMessage';
import { type OccurrenceField, readingsOf, rowsIn, type RowsColumn } from '../occurrenceFields';
import type {
  OccurrenceContext,
  OccurrenceDescriptor,
  OccurrenceSubject,
  OccurrenceValues,
} from '../occurrenceTypes';
import { ledQuantity } from './derived';
import { periodsIn, unreadablePeriods } from './periods';

/** What is wrong with a field of the form, in no language. */
export interface FormFault {
  readonly path: string;
  readonly message: FormMessage;
}

const OBSERVATION = 1000;

const isAbsent = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const shown = (value: number) => formatNumber(value, { decimals: 3, minDecimals: 0 });

function limitFault(field: OccurrenceField | RowsColumn, value: number): FormMessage | null {
  if (!('min' in field || 'max' in field)) return null;
  const { min, max } = field;
  const above = 'above' in field && field.above;
  if (above && min === 0 && value <= 0) return { key: 'biggerThanZero' };
  if (min !== undefined && (above ? value <= min : value < min))
    return { key: 'min', values: { min: shown(min) } };
  if (max !== undefined && value > max) return { key: 'max', values: { max: shown(max) } };
  return null;
}

/** What is wrong with a figure, whatever the field is that has it. */
function figureFault(field: OccurrenceField | RowsColumn, value: unknown): FormMessage | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { key: 'numeric' };
  if (field.kind === 'integer' && !Number.isInteger(value)) return { key: 'integer' };
  return limitFault(field, value);
}

/** What is wrong with the lines of a field: each has all of its figures. */
const rowsFaults = (name: string, columns: readonly RowsColumn[], value: unknown): FormFault[] =>
  rowsIn(value).flatMap((row, at) =>
    columns.flatMap((column): FormFault[] => {
      const cell = row[column.name];
      const message: FormMessage | null = isAbsent(cell) ? { key: 'required' } : figureFault(column, cell);
      return message ? [{ path: `${name}.${at}.${column.name}`, message }] : [];
    }),
  );

function ownFault(field: OccurrenceField, value: unknown): FormMessage | null {
  if (isAbsent(value)) return field.required ? { key: 'required' } : null;
  switch (field.kind) {
    case 'text':
    case 'multiline':
      return String(value).length > field.maxLength
        ? { key: 'maxLength', values: { max: field.maxLength } }
        : null;
    case 'number':
    case 'percent':
    case 'integer':
    case 'money':
      return figureFault(field, value);
    case 'date':
      return isLocalDate(value) ? null : { key: 'validDate' };
    case 'dateTime':
      return isLocalDateTime(value) ? null : { key: 'validDateTime' };
    case 'time':
      return isTime(value) ? null : { key: 'time' };
    case 'plate':
      return typeof value === 'string' && isPlate(value) ? null : { key: 'plate' };
    case 'readings': {
      const wrong = readingsOf(value).find(
        (one) => !Number.isFinite(one) || one < field.min || one > field.max,
      );
      const values = { min: shown(field.min), max: shown(field.max) };
      return wrong === undefined ? null : { key: 'between', values };
    }
    default:
      return null;
  }
}

const says = (key: string, values: FormMessage['values'] = {}): FormMessage => ({
  key: 'invalid',
  says: `occurrence:faults.${key}`,
  values,
});

/** When it was, or is to be, against the days of its subjects. */
function momentFault(
  descriptor: OccurrenceDescriptor,
  values: OccurrenceValues,
  { subjects, now }: OccurrenceContext,
): FormFault | null {
  const planned = descriptor.plannable === true && values.state === 'PLANNED';
  const path = planned ? 'plannedAt' : 'happenedAt';
  const moment = values[path];
  const fault = (message: FormMessage) => ({ path, message });
  if (isAbsent(moment)) return fault({ key: 'required' });
  if (!isLocalDateTime(moment)) return fault({ key: 'validDateTime' });
  if (planned) return null;
  if (moment > now) return fault(says('future'));
  const day = dayOf(moment);
  const early = subjects.find(({ startDate }) => startDate !== null && day < startDate);
  if (early && descriptor.needsAnimals)
    return fault(says('beforeStart', { name: early.name, date: dayText(early.startDate) }));
  const late = subjects.find(({ endDate }) => endDate !== null && day > endDate);
  return late ? fault(says('afterEnd', { name: late.name, date: dayText(late.endDate) })) : null;
}

function subjectFault(
  descriptor: OccurrenceDescriptor,
  { subjects, record }: OccurrenceContext,
): FormMessage | null {
  if (subjects.length === 0) return { key: 'required' };
  const isKept = ({ id, former }: OccurrenceSubject) => former === true && record?.subjectIds.includes(id);
  const locked = subjects.find((subject) => subject.lockedReason !== null && !isKept(subject));
  if (locked) return says('locked', { name: locked.name, reason: locked.lockedReason ?? '' });
  const awaiting = subjects.find((subject) => subject.awaiting);
  if (awaiting && descriptor.needsAnimals) return says('awaiting', { name: awaiting.name });
  return null;
}

/** @param led the quantity that other fields lead in the first line: alone it names no product, and is no line */
function depletionFaults(values: OccurrenceValues, led: number | null): readonly FormFault[] {
  return values.depletion.flatMap((line, at): FormFault[] => {
    const { productId, unit, quantity } = line;
    const nothing = quantity === null || (at === 0 && quantity === led);
    if (productId === null && unit === null && nothing) return [];
    const missing = (name: string): FormFault => ({
      path: `depletion.${at}.${name}`,
      message: { key: 'required' },
    });
    return [
      ...(productId === null ? [missing('productId')] : []),
      ...(unit === null ? [missing('unit')] : []),
      ...(quantity === null ? [missing('quantity')] : []),
      ...(quantity !== null && quantity <= 0
        ? [{ path: `depletion.${at}.quantity`, message: { key: 'biggerThanZero' } } as const]
        : []),
    ];
  });
}

const UNREADABLE: ReadonlySet<string> = new Set(['validDate', 'validDateTime', 'numeric', 'time']);

/** What rules over several fields look at: what cannot be read counts as not given. */
function readableValues(
  { fields }: OccurrenceDescriptor,
  values: OccurrenceValues,
  faults: readonly FormFault[],
): OccurrenceValues {
  const unreadable = faults.filter(({ message }) => UNREADABLE.has(message.key)).map(({ path }) => path);
  if (unreadable.length === 0) return values;
  const periods = fields
    .filter(({ kind, name }) => kind === 'periods' && Array.isArray(values[name]))
    .map(({ name }) => {
      const kept = periodsIn(values[name]).map(({ from, to }) => ({
        from: isLocalDateTime(from) ? from : null,
        to: isLocalDateTime(to) ? to : null,
      }));
      return [name, kept] as const;
    });
  const without = unreadable.filter((path) => !path.includes('.')).map((path) => [path, null] as const);
  return { ...values, ...Object.fromEntries([...without, ...periods]) };
}

/** Of one field, or of one line or period of a list: 'periods.0.from' and 'periods.0.to'. */
const isSameEntry = (one: string, other: string) => {
  const entryOf = (path: string) => path.split('.').slice(0, 2).join('.');
  return entryOf(one) === entryOf(other);
};

/**
 * Everything that keeps these values from being saved, in one round: rules over several fields are asked too where a field
 * is wrong by itself, which says no more than that. `namespace` holds the words of the descriptor's own rules.
 */
export function faultsOf(
  descriptor: OccurrenceDescriptor,
  values: OccurrenceValues,
  context: OccurrenceContext,
  namespace: string,
): readonly FormFault[] {
  const subject = subjectFault(descriptor, context);
  const moment = momentFault(descriptor, values, context);
  const own = descriptor.fields
    .filter((field) => field.shownWhen?.(values) ?? true)
    .flatMap((field): FormFault[] => {
      if (field.kind === 'periods')
        return unreadablePeriods(field.name, periodsIn(values[field.name])).map((path) => ({
          path,
          message: { key: 'validDateTime' },
        }));
      if (field.kind === 'rows') return rowsFaults(field.name, field.columns, values[field.name]);
      const message = ownFault(field, values[field.name]);
      return message ? [{ path: field.name, message }] : [];
    });
  const faults: FormFault[] = [
    ...(subject
      ? [{ path: descriptor.subject === 'one' ? 'subjectId' : 'subjectIds', message: subject }]
      : []),
    ...(moment ? [moment] : []),
    ...own,
    ...depletionFaults(values, ledQuantity(descriptor, values, context.subjects)),
  ];
  if ((values.observation ?? '').length > OBSERVATION)
    faults.push({ path: 'observation', message: { key: 'maxLength', values: { max: OBSERVATION } } });
  const across = (descriptor.check?.(readableValues(descriptor, values, faults), context) ?? [])
    .filter(({ field }) => !faults.some(({ path }) => isSameEntry(path, field)))
    .map(({ field, key, values: given = {} }): FormFault => ({
      path: field,
      message: { key: 'invalid', says: `${namespace}:faults.${key}`, values: given },
    }));
  return [...faults, ...across];
}
