import type { FieldValues } from 'react-hook-form';
import type { LargeKind, PlainKind, RegisterField } from './registerFields';
import type { RegisterColumn } from './registerTypes';

type FieldKind = (PlainKind<FieldValues> | LargeKind<FieldValues>)['kind'];
interface OfKind {
  readonly kind: FieldKind;
  readonly required?: boolean;
}

const LISTS: ReadonlySet<FieldKind> = new Set(['multiSelect', 'tree', 'file', 'rows']);
const TICKS: ReadonlySet<FieldKind> = new Set(['switch', 'checkbox']);
const TYPED: ReadonlySet<FieldKind> = new Set(['text', 'multiline', 'email', 'url', 'richText']);
const WITH_MASK: ReadonlySet<FieldKind> = new Set([
  'cpf',
  'cnpj',
  'cpfOrCnpj',
  'phone',
  'cep',
  'plate',
  'code',
  'masked',
]);

/** What a field holds while nothing is entered: '' where text is required or has a mask, no tick, no line, else null. */
function emptyOf({ kind, required = false }: OfKind): unknown {
  if (LISTS.has(kind)) return [];
  if (TICKS.has(kind)) return false;
  return WITH_MASK.has(kind) || (required && TYPED.has(kind)) ? '' : null;
}

/** The values of a new record, by field: those that are given, the others empty by their kind. */
export function emptyValues<Values extends FieldValues>(
  fields: readonly RegisterField<Values>[],
  given: Partial<Values> = {},
): Values {
  return { ...Object.fromEntries(fields.map((field) => [field.name, emptyOf(field)])), ...given } as Values;
}

/** The values of a record, read from its properties of the same names; what it does not have is as in a new one. */
export function valuesOf<Values extends FieldValues>(record: object, empty: Values): Values {
  const known = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    Object.entries(empty).map(([name, nothing]) => [name, known.get(name) ?? nothing]),
  ) as Values;
}

type Look = Pick<RegisterColumn<never>, 'kind' | 'decimals' | 'unit' | 'mask' | 'icons'>;

/** How a column shows what is entered in the field of its name. */
function lookOf<Values>(field: PlainKind<Values> | LargeKind<Values>): Look {
  switch (field.kind) {
    case 'integer':
    case 'number':
    case 'percent': {
      const { kind, decimals = kind === 'integer' ? 0 : undefined, unit } = field;
      return {
        kind: kind === 'integer' ? 'number' : kind,
        ...(decimals === undefined ? {} : { decimals }),
        ...(typeof unit === 'string' ? { unit } : {}),
      };
    }
    case 'switch':
    case 'checkbox':
      return { kind: 'yesNo' };
    case 'masked':
      return { kind: 'masked', mask: field.mask };
    case 'icon':
      return { kind: 'icon', icons: field.icons };
    case 'dateRange':
      return { kind: 'period' };
    case 'multiSelect':
      return { kind: 'list' };
    case 'richText':
      return { kind: 'html' };
    case 'file':
      return { kind: 'files' };
    case 'rows':
      return { kind: 'count' };
    case 'cpf':
    case 'cnpj':
    case 'cpfOrCnpj':
    case 'phone':
    case 'cep':
    case 'plate':
    case 'code':
    case 'money':
    case 'date':
    case 'dateTime':
    case 'month':
    case 'duration':
    case 'colour':
    case 'image':
      return { kind: field.kind };
    default:
      return {};
  }
}

/** The columns of a list: one that says no kind of its own shows what the field of its name holds. */
export function columnsByKind<Row, Values extends FieldValues>(
  columns: readonly RegisterColumn<Row>[],
  fields: readonly RegisterField<Values>[],
): readonly RegisterColumn<Row>[] {
  return columns.map((column) => {
    const field = column.kind ? undefined : fields.find(({ name }) => name === column.field);
    return field ? { ...lookOf(field), ...column } : column;
  });
}
