import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Banner } from '@/platform/ui/Banner';
import type { ImportProgress, WriteResult } from './useImport';

// There from the start, and empty: a reader tells what comes into it.
const Place = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginTop: 12,
  '&:empty': { marginTop: 0 },
});

interface ImportOutcomeProps<Values> {
  readonly results: readonly WriteResult<Values>[];
  readonly progress: ImportProgress;
}

/** How far the writing is; in the end how many lines were written, how many were refused, how many were not tried. */
export function ImportOutcome<Values>({ results, progress }: ImportOutcomeProps<Values>) {
  const { t } = useTranslation('register');
  const { done, total, running } = progress;
  const refused = results.filter(({ failure }) => failure !== null).length;
  const written = results.length - refused;
  const left = total - done;
  return (
    <Place role="status">
      {running && (
        <div>
          <LinearProgress variant="determinate" value={(100 * done) / total} />
          {t('import.progress', { done, total })}
        </div>
      )}
      {!running && written > 0 && <Banner tone="success" fact={t('import.written', { count: written })} />}
      {!running && left > 0 && (
        <Banner tone="neutral" fact={t('import.stopped')} text={t('import.left', { count: left })} />
      )}
      {!running && refused > 0 && (
        <Banner
          tone="danger"
          fact={t('import.refused', { count: refused })}
          text={t('import.reasons', { count: refused })}
        />
      )}
    </Place>
  );
}
