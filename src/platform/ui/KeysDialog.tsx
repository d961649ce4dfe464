import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';

import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { AppDialog } from '@/platform/ui/AppDialog';

const Grid = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: '10px 20px',
  margin: '0 0 12px',
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

interface KeyOfDialog {
  /** The caps, parted by spaces; '…' between two of them is no cap. */
  readonly caps: string;
  readonly text: string;
}

interface KeysDialogProps {
  readonly title: string;
  readonly keys: readonly KeyOfDialog[];
  readonly onClose: () => void;
}

/** A dialog that tells which keys a screen knows. */
export function KeysDialog({ title, keys, onClose }: KeysDialogProps) {
  return (
    <AppDialog title={title} size="s" onClose={onClose}>
      <DialogContent>
        <Grid>
          {keys.map(({ caps, text }) => (
            <div key={caps} style={{ display: 'contents' }}>
              <dt>{caps.split(' ').map((cap) => (cap === '…' ? `${cap} ` : <Cap key={cap}>{cap}</Cap>))}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Grid>
      </DialogContent>
    </AppDialog>
  );
}
