import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, ResolverOptions, ResolverResult } from 'react-hook-form';
import { ValidationError } from 'yup';
import { formatNumber } from '@/platform/format/number';
import type { FormMessage, MessageKey } from '@/platform/forms/formMessage';
import type { FormSchema } from '@/platform/forms/formSchema';

const limit = (value: unknown) =>
  typeof value === 'number' ? formatNumber(value, { decimals: 6, minDecimals: 0 }) : '';

/** yup names a limit alike whatever it limits; what it means hangs on the value. */
function limitMessage(kind: 'min' | 'max', { value, params }: ValidationError): FormMessage {
  const suffix = typeof value === 'string' ? 'Length' : Array.isArray(value) ? 'Items' : '';
  return { key: `${kind}${suffix}`, values: { [kind]: limit(params?.[kind]) } };
}

const TYPE_KEYS: Readonly<Record<string, MessageKey>> = {
  number: 'numeric',
  date: 'date',
};

/** Tests of yup itself carry English texts; by their names they become messages of ours. */
export function builtInMessage(error: ValidationError): FormMessage {
  switch (error.type) {
    case 'required':
    case 'optionality':
    case 'nullable':
      return { key: 'required' };
    case 'email':
    case 'url':
    case 'integer':
      return { key: error.type };
    case 'min':
    case 'max':
      return limitMessage(error.type, error);
    case 'is-value':
      return { key: 'accepted' };
    case 'typeError':
      return { key: TYPE_KEYS[String(error.params?.['type'])] ?? 'invalid' };
    default:
      return { key: 'invalid' };
  }
}

/** The first error of each path. The message stays data until it is shown; see formMessage. */
function errorsByPath(thrown: ValidationError): FieldErrors {
  const errors: Record<string, unknown> = {};
  for (const error of thrown.inner.length > 0 ? thrown.inner : [thrown]) {
    const message: unknown = error.message;
    const path = error.path ?? 'root';
    errors[path] ??= {
      type: error.type ?? 'invalid',
      message: typeof message === 'object' && message !== null ? message : builtInMessage(error),
    };
  }
  return errors as FieldErrors;
}

/** Validates a form against its schema; gives the values as the schema casts them, or the errors by field. */
export async function resolveWithYup<In extends FieldValues, Out>(
  schema: FormSchema<Out>,
  values: In,
  options: ResolverOptions<In>,
): Promise<ResolverResult<In, Out>> {
  try {
    return { values: await schema.validate(values, { abortEarly: false }), errors: {} };
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown;
    return { values: {}, errors: toNestErrors<In>(errorsByPath(thrown), options) };
  }
}
