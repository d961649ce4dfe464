import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { openSignedIn } from '@/domain/testing/signedInPage.test.kit';

/** Shows fields in a form of their own, with its values at hand. */
export function openFields(fields: ReactNode, defaultValues: FieldValues) {
  const current: { form?: UseFormReturn } = {};
  function Host() {
    const form = useForm({ defaultValues });
    return (
      <FormProvider {...form}>
        <span ref={() => void (current.form = form)} hidden />
        {fields}
      </FormProvider>
    );
  }
  const opened = openSignedIn({ routes: [{ path: '*', element: <Host /> }], at: '/x' });
  return {
    ...opened,
    value: (name: string): unknown => current.form?.getValues(name),
    put: (name: string, value: unknown) => act(() => current.form?.setValue(name, value)),
  };
}
