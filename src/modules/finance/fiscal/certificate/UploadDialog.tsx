import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/platform/forms/FieldGrid';
import { FileField } from '@/platform/forms/fields/FileField';
import { PasswordField } from '@/platform/forms/fields/PasswordField';
import { toBase64 } from '@/platform/forms/files/fileContent';
import { FormDialog } from '@/platform/forms/FormDialog';
import { useAppForm } from '@/platform/forms/useAppForm';
import { useAppDispatch } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import type { CertificateValues } from './certificateSchema';
import { uploadCertificate } from './certificateService';
import { certificates } from './certificateSlice';

const MAX_BYTES = 50 * 1024;
const ACCEPT = ['certificate'] as const;

interface UploadDialogProps {
  readonly guardParams: readonly string[];
  readonly onClose: () => void;
}

/** Sends a certificate with its password. Neither is kept here: this form has no draft. */
export function UploadDialog({ guardParams, onClose }: UploadDialogProps) {
  const { t } = useTranslation('financeFiscal');
  const dispatch = useAppDispatch();
  const form = useAppForm<CertificateValues>({
    schema: () => import('./certificateSchema').then((all) => all.certificateSchema),
    defaultValues: { file: [], password: '' },
    guardParams,
  });
  const save = async ({ file: [chosen], password }: CertificateValues) => {
    if (!chosen?.file) return;
    await uploadCertificate({
      fileName: chosen.name,
      contentAsBase64String: await toBase64(chosen.file),
      password,
    });
    toast({ tone: 'success', text: t('certificate.sent') });
    onClose();
    dispatch(certificates.written());
  };
  return (
    <FormDialog
      form={form}
      title={t('certificate.upload')}
      size="s"
      onSubmit={save}
      onClose={onClose}
      saveLabel={t('certificate.send')}
    >
      <FieldGrid>
        <FileField name="file" label={t('certificate.file')} accept={ACCEPT} maxBytes={MAX_BYTES} required />
        <PasswordField
          name="password"
          label={t('certificate.password')}
          autoComplete="new-password"
          helper={t('certificate.passwordHelper')}
          required
        />
      </FieldGrid>
    </FormDialog>
  );
}
