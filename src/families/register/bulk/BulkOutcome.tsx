import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import type { BulkState } from './useBulkEdit';

interface BulkOutcomeProps {
  readonly state: BulkState;
  readonly onStop: () => void;
}

/** How far the changes are, and in the end which records were not changed and why. */
export function BulkOutcome({ state, onStop }: BulkOutcomeProps) {
  const { t } = useTranslation('register');
  const { running, total, done, refused } = state;
  if (running) {
    return (
      <div role="status">
        <LinearProgress variant="determinate" value={(100 * done) / total} />
        {t('bulk.progress', { done, total })}
        <Button variant="text" onClick={onStop}>
          {t('import.stop')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {done < total && <Alert severity="info">{t('bulk.left', { count: total - done })}</Alert>}
      {refused.length > 0 && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {t('bulk.refused', { count: refused.length })}
          <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
            {refused.map(({ id, name, reason }) => (
              <li key={id}>{t('bulk.line', { name, reason: reason ?? t('bulk.failed') })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
