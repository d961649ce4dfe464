import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DangerAlert } from '@/platform/forms/DangerAlert';

interface FailureNoteProps {
  readonly onMend: () => void;
  readonly onColumns: () => void;
  readonly onDownload: () => void;
}

/** Nothing was kept; what can be done (FA-482, FA-523). */
export function FailureNote({ onMend, onColumns, onDownload }: FailureNoteProps) {
  const { t } = useTranslation('soilAnalysis');
  return (
    <DangerAlert severity="error" sx={{ mb: 1.5 }}>
      <strong>{t('importing.failed')}</strong> {t('importing.failedText')}{' '}
      <Button color="inherit" size="small" onClick={onMend}>
        {t('importing.offerMend')}
      </Button>
      <Button color="inherit" size="small" onClick={onColumns}>
        {t('importing.offerColumns')}
      </Button>
      <Button color="inherit" size="small" onClick={onDownload}>
        {t('importing.offerDownload')}
      </Button>
    </DangerAlert>
  );
}
