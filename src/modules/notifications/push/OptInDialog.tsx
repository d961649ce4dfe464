import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identity } from '@/domain/identity/identityWire';
import { layout } from '@/platform/theme/tokens';
import { turnOff } from './device';
import { keepChoice } from './deviceMemory';
import { switchPush } from './switchPush';

/** Asks whether this browser may show notifications, before the browser itself asks: its own question comes only once. An answer is kept. */
export function OptInDialog({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('notifications');
  const id = useId();
  const [never, setNever] = useState(false);
  const answer = () => {
    keepChoice(identity.id, { promptedAt: Date.now(), ...(never ? { never: true } : {}) });
  };
  const allow = () => {
    // First of all: browsers take the question only straight from a click.
    void switchPush(identity, true);
    answer();
  };
  const deny = () => {
    void turnOff(identity.id);
    answer();
  };
  return (
    <Dialog
      open
      onClose={answer}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      slotProps={{ paper: { sx: { maxWidth: layout.dialog.s, m: 2, width: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={`${id}-title`}>{t('optIn.title')}</DialogTitle>
      <DialogContent sx={{ pb: 1 }}>
        <Typography id={`${id}-text`} sx={{ mb: 1, color: 'text.secondary' }}>
          {t('optIn.text')}
        </Typography>
        <FormControlLabel
          label={t('optIn.never')}
          control={<Checkbox checked={never} onChange={(_, checked) => setNever(checked)} />}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={deny}>
          {t('optIn.deny')}
        </Button>
        <Button variant="contained" onClick={allow}>
          {t('optIn.allow')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
