import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText } from '@/platform/format/dayText';
import { layout } from '@/platform/theme/tokens';
import { EmptyState } from '@/platform/ui/EmptyState';
import { HtmlView } from '@/platform/ui/HtmlView';
import type { SystemVersion } from '../homeWire';
import { versionNumber } from './versionNumber';

interface HistoryDialogProps {
  readonly version: SystemVersion | null;
  readonly onClose: () => void;
}

/** What has changed in the version that runs; the text comes as HTML and is made harmless. */
export default function HistoryDialog({ version, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('home');
  const titleId = useId();
  const date = dayText(version?.versionDate);
  return (
    <Dialog open onClose={onClose} maxWidth={false} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('version.history')}</DialogTitle>
      <DialogContent
        dividers
        sx={{ width: layout.dialog.m, maxWidth: '100%', boxSizing: 'border-box', '&&': { pt: 2 } }}
      >
        {version && (
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {[t('version.number', { number: versionNumber(version) }), date].filter(Boolean).join(' · ')}
          </Typography>
        )}
        {version?.changelog ? (
          <HtmlView html={version.changelog} />
        ) : (
          <EmptyState title={t('version.emptyTitle')} text={t('version.emptyText')} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
