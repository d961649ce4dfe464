import { styled } from '@mui/material/styles';
import { typeStep } from '@/platform/theme/typography';

/** The head of a drawer: its title, and what can be done beside it. */
export const PanelHead = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '12px 12px 12px 24px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& h2': { ...typeStep('dialogTitle'), flex: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { paddingLeft: 16 },
}));

/** What a drawer shows; it scrolls under the head. */
export const PanelBody = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '16px 24px 24px',
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

/** Names and values side by side. */
export const Facts = styled('dl')(({ theme }) => ({
  ...typeStep('body'),
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, max-content) minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& dt': { ...typeStep('caption'), paddingTop: 2, color: theme.tokens.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

export const PartHead = styled('h3')(({ theme }) => ({
  ...typeStep('cardTitle'),
  margin: '20px 0 8px',
  paddingTop: 16,
  borderTop: `1px solid ${theme.tokens.border}`,
}));

export const Quiet = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: 0,
  color: theme.tokens.textMuted,
}));

/** The figures that matter most of a record, side by side. */
export const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  // An amount is never cut: three that do not fit beside each other stand in two lines.
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, max-content))',
  justifyContent: 'space-between',
  gap: 12,
  margin: '0 0 16px',
  padding: '12px 16px',
  borderRadius: 8,
  backgroundColor: theme.tokens.surfaceSunken,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { ...typeStep('caption'), color: theme.tokens.textMuted },
  '& dd': { ...typeStep('bodyStrong'), margin: 0, whiteSpace: 'nowrap' },
}));
