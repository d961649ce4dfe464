import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DropZone } from '@/platform/forms/files/DropZone';
import { AppDialog } from '@/platform/ui/AppDialog';
import { Banner } from '@/platform/ui/Banner';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { headsOf } from '../accountFiles';
import { ImportPreview } from '../components/ImportPreview';
import type { AccountTree } from '../rules/accountTree';
import { useAccountImport } from '../useAccountImport';

interface ImportDialogProps {
  readonly tree: AccountTree;
  readonly onClose: () => void;
}

/** Fills the plan from a table: first what would become of each line, then, on request, the writing. */
export function ImportDialog({ tree, onClose }: ImportDialogProps) {
  const { t } = useTranslation('financeAccounts');
  const { t: register } = useTranslation('register');
  const { planned, counts, toWrite, fault, progress, outcome, read, write, stop } = useAccountImport(tree);
  return (
    <AppDialog title={t('import.title')} size="l" full busy={progress !== null} onClose={onClose}>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>{t('import.intro', { columns: headsOf(t).join(', ') })}</Typography>
        <DropZone
          label={t('import.file')}
          hint={t('import.hint')}
          multiple={false}
          describedBy={undefined}
          onFiles={(files) => void read(files)}
        />
        {fault && (
          <Typography role="alert" color="error" sx={{ mt: 1.5 }}>
            {fault}
          </Typography>
        )}
        {progress && (
          <LinearProgress
            aria-label={t('import.writing')}
            variant="determinate"
            value={Math.round((100 * progress.done) / Math.max(1, progress.total))}
            sx={{ mt: 2 }}
          />
        )}
        <div role="status">
          {planned && (
            <Typography sx={{ my: 1.5 }}>
              {t('import.counts', {
                added: counts.new,
                changed: counts.changed,
                same: counts.same,
                refused: counts.refused,
              })}
            </Typography>
          )}
          {outcome && (
            <Banner
              tone={outcome.failures.length > 0 ? 'warning' : 'success'}
              fact={t('import.done', { count: outcome.done })}
              {...(outcome.failures.length > 0
                ? { text: t('import.someFailed', { count: outcome.failures.length }) }
                : {})}
            />
          )}
        </div>
        {planned && <ImportPreview planned={planned} outcome={outcome} />}
      </DialogContent>
      <DialogActions>
        {progress ? (
          <Button variant="outlined" onClick={stop}>
            {register('import.stop')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onClose}>
            {register('close')}
          </Button>
        )}
        {!outcome && (
          <LoadingButton
            variant="contained"
            busy={progress !== null}
            disabledReason={toWrite === 0 ? t('import.nothing') : undefined}
            onClick={() => void write()}
          >
            {t('import.write', { count: toWrite })}
          </LoadingButton>
        )}
      </DialogActions>
    </AppDialog>
  );
}
