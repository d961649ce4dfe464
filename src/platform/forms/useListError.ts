import { useContext, useEffect } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RegistryContext } from '@/platform/forms/formContext';
import { translateMessage } from '@/platform/forms/formMessage';

interface ListError {
  readonly message?: unknown;
  readonly root?: { readonly message?: unknown };
}

/** What is wrong with a list as a whole; what is wrong inside a line stands in the line. */
export function useListError(name: string, label: string): string | undefined {
  const { t } = useTranslation('forms');
  const registry = useContext(RegistryContext);
  const { errors } = useFormState({ name });
  useEffect(() => registry?.add(name, label), [registry, name, label]);
  const error = get(errors, name) as ListError | undefined;
  const message = error?.root?.message ?? error?.message;
  if (message === undefined) return undefined;
  return translateMessage(message, t, label, registry?.labelOf ?? ((other) => other));
}
