import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { someOf } from './someOf';
import type { EachState } from './useEach';

const Running = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '4px 12px',
  marginTop: 12,
  '& > .MuiLinearProgress-root': { gridColumn: '1 / -1' },
});
const Outcome = styled('div')({
  display: 'grid',
  gap: 8,
  marginTop: 12,
  overflowWrap: 'anywhere',
  '& ul': { margin: '4px 0 0', paddingLeft: 20 },
});

interface BulkOutcomeProps {
  readonly state: EachState;
  readonly onStop: () => void;
}

/** How far the changes are, and in the end which records were changed, which were not and why. */
export function BulkOutcome({ state, onStop }: BulkOutcomeProps) {
  const { t } = useTranslation('register');
  const { running, total, done, changed, refused, left } = state;
  const names = (all: readonly string[]) => someOf(all, (count) => t('bulk.more', { count }));
  if (running) {
    return (
      <Running role="status">
        <LinearProgress variant="determinate" value={(100 * done) / total} />
        {t('bulk.progress', { done, total })}
        <Button variant="text" onClick={onStop}>
          {t('import.stop')}
        </Button>
      </Running>
    );
  }
  return (
    <Outcome>
      {refused.length > 0 && (
        <Alert severity="error">
          {t('bulk.refused', { count: refused.length })}
          <ul>
            {refused.map(({ at, name, reason, answered }) => (
              <li key={at}>
                {t('bulk.line', { name, reason: reason ?? t(answered ? 'bulk.failed' : 'bulk.unanswered') })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {left.length > 0 && (
        <Alert severity="info">{t('bulk.left', { count: left.length, names: names(left) })}</Alert>
      )}
      {changed.length > 0 && (
        <Alert severity="success">
          {t('bulk.changed', { count: changed.length, names: names(changed) })}
        </Alert>
      )}
    </Outcome>
  );
}
