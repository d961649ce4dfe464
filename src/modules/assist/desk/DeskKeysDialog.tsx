import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

/** Keys by their caps, in the order in which an hour at the desk needs them. */
const KEYS = [
  ['next', 'N'],
  ['tabs', '1 … 9'],
  ['list', 'L'],
  ['arrows', '↑ ↓ ← →'],
  ['open', 'Enter'],
  ['edit', 'E'],
  ['view', 'V'],
  ['reprocess', 'R'],
  ['inactivate', 'I'],
  ['activate', 'A'],
  ['mine', 'M'],
  ['workload', 'C'],
  ['search', '/'],
  ['refresh', 'U'],
  ['help', '?'],
] as const;

const Grid = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: '8px 20px',
  margin: 0,
  '& dd': { margin: 0 },
});
const Cap = styled('kbd')(({ theme }) => ({
  ...typeStep('chip'),
  display: 'inline-block',
  marginInlineEnd: 4,
  padding: '2px 6px',
  borderRadius: radius.chip,
  background: theme.tokens.surfaceSunken,
  border: `1px solid ${theme.tokens.border}`,
  whiteSpace: 'nowrap',
}));

/** How to work at the desk without a pointer. */
export function DeskKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('assist');
  return (
    <Dialog open onClose={onClose} aria-labelledby="desk-keys-title" maxWidth={false}>
      <DialogTitle id="desk-keys-title">{t('desk.keys.title')}</DialogTitle>
      <DialogContent sx={{ width: 480, maxWidth: '100%' }}>
        <Grid>
          {KEYS.map(([name, caps]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{caps.split(' ').map((cap) => (cap === '…' ? `${cap} ` : <Cap key={cap}>{cap}</Cap>))}</dt>
              <dd>{t(`desk.keys.${name}`)}</dd>
            </div>
          ))}
        </Grid>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('desk.keys.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
