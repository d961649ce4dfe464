import { styled } from '@mui/material/styles';
import { typeStep } from '@/platform/theme/typography';

const Bar = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  flex: '0 0 auto',
  height: theme.density.foot,
  padding: '0 16px 0 12px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  borderTop: `1px solid ${theme.tokens.border}`,
  color: theme.tokens.textMuted,
}));
const Refused = styled('span')(({ theme }) => ({ color: theme.tokens.danger.softText, fontWeight: 600 }));
const Selection = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });

interface SheetStatusProps {
  readonly count: string;
  readonly selection: string;
  /** How many cells were not taken; '' for none. */
  readonly refused: string;
}

/** Under the sheet: how many rows, what is selected, what was not taken. */
export function SheetStatus({ count, selection, refused }: SheetStatusProps) {
  return (
    <Bar>
      <span>{count}</span>
      {refused && <Refused role="status">{refused}</Refused>}
      <Selection role="status">{selection}</Selection>
    </Bar>
  );
}
