import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';

/** Keys by their caps; the arrows are told by their signs. */
const KEYS = [
  ['enter', 'Enter'],
  ['finish', 'Ctrl+Enter'],
  ['back', 'Backspace'],
  ['choose', 'PageDown PageUp'],
  ['arrows', '← ↑ ↓ →'],
  ['clear', 'Delete'],
  ['undo', 'Ctrl+Z'],
  ['redo', 'Ctrl+Shift+Z'],
  ['escape', 'Esc'],
  ['free', 'Alt'],
] as const;

const Grid = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: '10px 20px',
  margin: 0,
  '& dd': { margin: 0 },
});
const Cap = styled('kbd')(({ theme }) => ({
  ...typeStep('chip'),
  display: 'inline-block',
  marginInlineEnd: 4,
  padding: '2px 6px',
  borderRadius: 6,
  background: theme.tokens.surfaceSunken,
  border: `1px solid ${theme.tokens.border}`,
  whiteSpace: 'nowrap',
}));

/** How to draw without a pointer. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('mapDrawing');
  return (
    <Dialog open onClose={onClose} aria-labelledby="draw-keys-title" maxWidth={false}>
      <DialogTitle id="draw-keys-title">{t('keys.title')}</DialogTitle>
      <DialogContent sx={{ width: 480, maxWidth: '100%' }}>
        <Grid>
          {KEYS.map(([name, caps]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>
                {caps.split(' ').map((cap) => (
                  <Cap key={cap}>{cap}</Cap>
                ))}
              </dt>
              <dd>{t(`keys.${name}`)}</dd>
            </div>
          ))}
        </Grid>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('keys.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
