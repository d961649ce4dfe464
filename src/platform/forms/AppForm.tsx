import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, type SyntheticEvent, type ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues } from 'react-hook-form';
import { DraftNotice } from '@/platform/forms/DraftNotice';
import { ErrorSummary } from '@/platform/forms/ErrorSummary';
import { FormContext, RegistryContext, StatusContext } from '@/platform/forms/formContext';
import { register } from '@/platform/forms/leaveGuard';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import { useFormSubmit } from '@/platform/forms/useFormSubmit';

interface AppFormProps<Out extends FieldValues> {
  readonly form: AppFormApi<Out>;
  /** Saves. What it throws is shown; when it returns, the values count as saved. */
  readonly onSubmit: (values: Out) => Promise<unknown> | void;
  readonly children: ReactNode;
  /** Under the fields: usually `<FormFoot />`. In a dialog the foot stands among the children. */
  readonly footer?: ReactNode;
  /** The form's accessible name. */
  readonly label?: string;
  readonly sx?: SxProps<Theme>;
}

/** Tells the guard whether something would be lost; on its own, so that typing renders nothing else. */
function DirtyWatch<Out extends FieldValues>({ form }: { form: AppFormApi<Out> }) {
  const { isDirty } = useFormState({ control: form.control });
  const { guard, subscribe, control } = form;
  useEffect(() => register(guard), [guard]);
  useEffect(() => guard.setDirty(isDirty), [guard, isDirty]);
  // The state tells it once the field is validated: who leaves at once after a key would lose what they typed.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          if (!control._formState.isSubmitting) guard.setDirty(control._getDirty());
        },
      }),
    [guard, subscribe, control],
  );
  return null;
}

/**
 * A form that saves once at a time, puts the server's words where they belong, keeps what was typed when saving
 * fails, and saves on Ctrl+S.
 */
export function AppForm<Out extends FieldValues>(props: AppFormProps<Out>) {
  const { form, onSubmit, label, sx } = props;
  const { submit, element, registry, status, messages, failure } = useFormSubmit(form, onSubmit);

  return (
    <FormProvider {...form}>
      <FormContext value={form as unknown as AppFormApi<FieldValues>}>
        <RegistryContext value={registry}>
          <StatusContext value={status}>
            <Box
              component="form"
              ref={element}
              noValidate
              aria-label={label}
              onSubmit={(event: SyntheticEvent) => void submit(event)}
              sx={sx}
            >
              <DirtyWatch form={form} />
              <DraftNotice draft={form.draft} />
              <ErrorSummary messages={messages} failure={failure} />
              {props.children}
              {props.footer}
            </Box>
          </StatusContext>
        </RegistryContext>
      </FormContext>
    </FormProvider>
  );
}
