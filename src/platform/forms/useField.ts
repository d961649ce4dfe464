import { useContext, useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ControlProps, FieldBinding } from '@/platform/forms/fieldProps';
import { RegistryContext } from '@/platform/forms/formContext';
import { translateMessage } from '@/platform/forms/formMessage';

/** The message of an error, or the first inside it: a field of several parts shows what is wrong with any of them. */
function firstMessage(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && error.message) return error.message;
  const parts = Object.entries(error).filter(([key]) => key !== 'ref');
  return parts.map(([, part]) => firstMessage(part)).find((message) => message !== undefined);
}

/**
 * Binds a control to a field of the form around: `<NumberControl {...props} {...useField(props)} />`.
 * Only this field renders again when its value or error changes.
 */
export function useField<T>(
  props: FieldBinding<T>,
): Pick<ControlProps<T>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef'> {
  const { name, label, onChanged } = props;
  const { t } = useTranslation('forms');
  const registry = useContext(RegistryContext);
  const { field, fieldState } = useController({ name });
  useEffect(() => registry?.add(name, label), [registry, name, label]);
  const message = firstMessage(fieldState.error);
  return {
    name,
    value: field.value as T,
    onChange: (value) => {
      field.onChange(value);
      onChanged?.(value);
    },
    onBlur: field.onBlur,
    inputRef: field.ref,
    error:
      message === undefined
        ? undefined
        : translateMessage(message, t, label, registry?.labelOf ?? ((other) => other)),
  };
}
