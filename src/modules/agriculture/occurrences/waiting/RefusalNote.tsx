import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

/** Why the server did not take what waits, over the form that corrects it. */
export function RefusalNote({ reason }: { readonly reason: string }) {
  const { t } = useTranslation('agricultureOccurrences');
  return (
    <Alert severity="error" className="whole">
      {reason === '' ? t('outbox.refusedPlain') : t('outbox.refusedBecause', { reason })}
    </Alert>
  );
}
