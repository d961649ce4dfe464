import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { AppDialog } from '@/platform/ui/AppDialog';

const KEYS = [
  ['save', 'Ctrl S'],
  ['finish', 'Ctrl Enter'],
  ['next', 'Alt N'],
  ['nextFile', 'Alt PgDn'],
  ['previousFile', 'Alt PgUp'],
  ['confirmAll', 'Alt C'],
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

/** How to enter a document without a pointer. */
export function DocumentKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('assistDocument');
  return (
    <AppDialog title={t('keys.title')} size="s" onClose={onClose}>
      <DialogContent>
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
    </AppDialog>
  );
}
