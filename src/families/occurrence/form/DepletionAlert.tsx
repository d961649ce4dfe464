import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingButton } from '@/platform/ui/LoadingButton';

interface DepletionAlertProps {
  /** Why nothing can be changed; not only because of a document. */
  readonly readOnlyReason: string | undefined;
  readonly onCancel: (() => void) | undefined;
  readonly onShow: (() => void) | undefined;
  readonly onMake: (() => Promise<void>) | undefined;
}

/** What keeps an occurrence as it is, and whether its products have left the stock. */
export function DepletionAlert({ readOnlyReason, onCancel, onShow, onMake }: DepletionAlertProps) {
  const { t } = useTranslation('occurrence');
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    await onMake?.();
    setBusy(false);
  };
  return (
    <>
      {readOnlyReason !== undefined && (
        <Alert
          severity="info"
          className="whole"
          action={
            <>
              {onShow && (
                <Button color="inherit" size="small" onClick={onShow}>
                  {t('depletion.show')}
                </Button>
              )}
              {onCancel && (
                <Button color="inherit" size="small" onClick={onCancel}>
                  {t('depletion.cancelDocument')}
                </Button>
              )}
            </>
          }
        >
          {readOnlyReason}
        </Alert>
      )}
      {onMake && (
        <Alert
          severity="warning"
          className="whole"
          action={
            <LoadingButton color="inherit" size="small" busy={busy} onClick={() => void make()}>
              {t('depletion.make')}
            </LoadingButton>
          }
        >
          {t('depletion.pending')}
        </Alert>
      )}
    </>
  );
}
