import { type Control, type Field, type FieldValues, get } from 'react-hook-form';
import { isRecord } from '@/platform/http/loose';

interface FieldError {
  readonly name: string;
  readonly message: unknown;
}

/** The errors of all fields, those inside lists and objects included. */
function collect(errors: Readonly<Record<string, unknown>>, path = ''): FieldError[] {
  return Object.entries(errors).flatMap(([key, error]): FieldError[] => {
    if (!isRecord(error) || key === 'ref') return [];
    const name = path ? `${path}.${key}` : key;
    if (error['message']) return [{ name: name.replace(/\.root$/, ''), message: error['message'] }];
    return collect(error, name);
  });
}

/**
 * The errors of a form, in the order in which it shows its fields: the schema's own order is another one.
 *
 * @param errors - as react-hook-form keeps them: nested by the parts of the field's name
 * @param shown - the names of the fields, first to last; errors of others come after these
 */
export function errorsInOrder(
  errors: Readonly<Record<string, unknown>>,
  shown: readonly string[],
): FieldError[] {
  const place = ({ name }: FieldError) => {
    const at = shown.indexOf(name);
    return at < 0 ? shown.length : at;
  };
  return collect(errors).toSorted((a, b) => place(a) - place(b));
}

/**
 * Enters a field now; the form's own `setFocus` does a moment later.
 *
 * @returns whether the field has an input to enter
 */
export function focusField<In extends FieldValues>(
  { _fields }: Pick<Control<In, unknown, FieldValues>, '_fields'>,
  name: string,
): boolean {
  const found: Partial<Field> | undefined = get(_fields, name);
  // The error of a whole list has no field of its own.
  const input: { focus?: () => void } | undefined = found?._f?.refs?.[0] ?? found?._f?.ref;
  if (!input?.focus) return false;
  input.focus();
  return true;
}
