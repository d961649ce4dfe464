import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { Banner } from '@/platform/ui/Banner';
import type { DryRunProgress } from './useDryRun';

interface DryRunStatusProps {
  readonly progress: DryRunProgress | null;
  readonly stopped: boolean;
  /** Heads of the file that nothing reads. */
  readonly ignored: readonly string[];
}

const whole = (count: number) => formatNumber(count, { decimals: 0 });

/** How far a file is read and checked, that it was stopped, and which of its columns count for nothing. */
export function DryRunStatus({ progress, stopped, ignored }: DryRunStatusProps) {
  const { t } = useTranslation('register');
  return (
    <>
      {progress && (
        <div>
          <LinearProgress
            aria-label={t('import.reading')}
            sx={{ mt: 2, mb: 0.5 }}
            {...(progress.share === null
              ? {}
              : { variant: 'determinate' as const, value: Math.round(100 * progress.share) })}
          />
          {progress.phase === 'checking' &&
            t('import.checking', { done: whole(progress.done), total: whole(progress.total) })}
        </div>
      )}
      <div role="status">
        {progress && t('import.reading')}
        {stopped && <Banner tone="neutral" fact={t('import.dryRunStopped')} />}
        {ignored.length > 0 && (
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {t('import.ignored', { columns: ignored.join(', ') })}
          </Typography>
        )}
      </div>
    </>
  );
}
