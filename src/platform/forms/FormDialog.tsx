import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppForm } from '@/platform/forms/AppForm';
import { FormFoot } from '@/platform/forms/FormFoot';
import { inDialog } from '@/platform/forms/inDialog';
import type { AppFormApi } from '@/platform/forms/useAppForm';
import type { layout } from '@/platform/theme/tokens';
import { AppDialog } from '@/platform/ui/AppDialog';

interface FormDialogProps<Out extends FieldValues> {
  readonly form: AppFormApi<Out>;
  readonly title: string;
  readonly size?: keyof typeof layout.dialog;
  /** Saves and closes. What it throws is shown, and the dialog stays with what was typed. */
  readonly onSubmit: (values: Out) => Promise<unknown> | void;
  readonly onClose: () => void;
  readonly saveLabel?: string;
  readonly disabledReason?: string | undefined;
  readonly children: ReactNode;
}

/** A form in a dialog: head and foot stay, the fields scroll between. Esc and × ask when something was typed. */
export function FormDialog<Out extends FieldValues>(props: FormDialogProps<Out>) {
  const { form, title, size = 'm', onClose, saveLabel } = props;
  return (
    <AppDialog title={title} size={size} full onClose={() => void form.leave(onClose)}>
      <AppForm form={form} onSubmit={props.onSubmit} label={title} sx={inDialog}>
        <DialogContent>{props.children}</DialogContent>
        <FormFoot
          onCancel={onClose}
          disabledReason={props.disabledReason}
          {...(saveLabel === undefined ? {} : { saveLabel })}
        />
      </AppForm>
    </AppDialog>
  );
}
