import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import type { Dependent } from '@/families/register/registerTypes';
import { AppDialog } from '@/platform/ui/AppDialog';
import { UsesList } from './UsesList';

interface WhoUsesDialogProps {
  readonly name: string;
  readonly ask: () => Promise<readonly Dependent[]>;
  readonly onClose: () => void;
}

/** "Quem usa?" of one record. */
export function WhoUsesDialog({ name, ask, onClose }: WhoUsesDialogProps) {
  const { t } = useTranslation('finance');
  return (
    <AppDialog title={t('whoUses.title', { name })} onClose={onClose}>
      <DialogContent>
        <UsesList ask={ask} onLeave={onClose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('whoUses.close')}</Button>
      </DialogActions>
    </AppDialog>
  );
}
