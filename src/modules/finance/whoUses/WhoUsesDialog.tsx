import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import type { RowId } from '@/platform/store/resourceState';
import { AppDialog } from '@/platform/ui/AppDialog';
import { UsesList } from './UsesList';
import type { Uses } from './usesOf';

interface WhoUsesDialogProps {
  readonly name: string;
  readonly id: RowId;
  readonly uses: Uses;
  readonly onClose: () => void;
}

/** "Quem usa?" of one record. */
export function WhoUsesDialog({ name, id, uses, onClose }: WhoUsesDialogProps) {
  const { t } = useTranslation('finance');
  return (
    <AppDialog title={t('whoUses.title', { name })} onClose={onClose}>
      <DialogContent>
        <UsesList id={id} uses={uses} onLeave={onClose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('whoUses.close')}</Button>
      </DialogActions>
    </AppDialog>
  );
}
