import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppForm } from '@/platform/forms/AppForm';
import { useDialogLeave } from '@/platform/forms/DialogFrame';
import { FormFoot } from '@/platform/forms/FormFoot';
import { inDialog } from '@/platform/forms/inDialog';
import type { AppFormApi } from '@/platform/forms/useAppForm';

interface DialogFormProps<Out extends FieldValues> {
  readonly form: AppFormApi<Out>;
  /** The form's accessible name. */
  readonly label: string;
  /** Saves and closes. What it throws is shown, and the dialog stays with what was typed. */
  readonly onSubmit: (values: Out) => Promise<unknown> | void;
  readonly onClose: () => void;
  readonly saveLabel?: string;
  readonly disabledReason?: string | undefined;
  readonly children: ReactNode;
}

/** A form inside a `DialogFrame`: the fields scroll, the foot stays. Esc and × ask when something was typed. */
export function DialogForm<Out extends FieldValues>(props: DialogFormProps<Out>) {
  const { form, onClose, saveLabel } = props;
  useDialogLeave((goOn) => void form.leave(goOn));
  return (
    <AppForm form={form} onSubmit={props.onSubmit} label={props.label} sx={inDialog}>
      <DialogContent>{props.children}</DialogContent>
      <FormFoot
        onCancel={onClose}
        disabledReason={props.disabledReason}
        {...(saveLabel === undefined ? {} : { saveLabel })}
      />
    </AppForm>
  );
}
