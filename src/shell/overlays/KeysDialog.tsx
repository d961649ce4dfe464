import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '@/platform/routing/overlays';
import { Key } from '../header/PaletteButton';

const KEYS = ['palette', 'keys', 'nav', 'save', 'close', 'moveInGrid'] as const;

const Grid = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: '12px 20px',
  margin: 0,
  '& dd': { margin: 0 },
});

/** The keys that work everywhere. */
export function Component({ onClose }: OverlayProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog open onClose={onClose} aria-labelledby="keys-title" maxWidth={false}>
      <DialogTitle id="keys-title">{t('keys.title')}</DialogTitle>
      <DialogContent sx={{ width: 480, maxWidth: '100%' }}>
        <Grid>
          {KEYS.map((key) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>
                {t(`keys.${key}.key`)
                  .split(' ')
                  .map((part) => (
                    <Key key={part} sx={{ mr: 0.5 }}>
                      {part}
                    </Key>
                  ))}
              </dt>
              <dd>{t(`keys.${key}.text`)}</dd>
            </div>
          ))}
        </Grid>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
