import { styled } from '@mui/material/styles';
import { monoFamily } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

/** Below this width of its place, the invoice stands in one column. */
export const NARROW = '@container (max-width: 479.95px)';

export const Section = styled('section')(({ theme }) => ({
  marginTop: 16,
  paddingTop: 12,
  borderTop: `1px solid ${theme.tokens.border}`,
}));

export const Title = styled('h3')(({ theme }) => ({
  ...typeStep('cellHead'),
  margin: '0 0 6px',
  color: theme.tokens.textMuted,
  breakAfter: 'avoid',
}));

export const Muted = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
  overflowWrap: 'anywhere',
}));

/** Keys and numbers that are compared sign by sign. */
export const Code = styled('span')({
  fontFamily: monoFamily,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const Table = styled('table')(({ theme }) => ({
  ...typeStep('cell'),
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '6px 8px',
    borderBottom: `1px solid ${theme.tokens.border}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 0 },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
  '& thead th': { ...typeStep('cellHead'), color: theme.tokens.textMuted, verticalAlign: 'bottom' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid' },
}));
