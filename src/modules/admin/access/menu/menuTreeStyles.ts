import { styled } from '@mui/material/styles';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

export const Modules = styled('ul')({ '&, & ul': { listStyle: 'none', margin: 0, padding: 0 } });

export const ModuleHead = styled('button')(({ theme }) => ({
  ...typeStep('bodyStrong'),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '4px 16px',
  border: 0,
  borderTop: `1px solid ${theme.tokens.border}`,
  background: 'none',
  color: theme.tokens.text,
  textAlign: 'left',
  cursor: 'pointer',
  'li:first-of-type > &': { borderTop: 0 },
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
  '&[data-over="true"]': { boxShadow: `inset 0 -2px 0 ${theme.tokens.primary}` },
  '& > .name': { flex: 1, minWidth: 0 },
  '& > .count': { ...typeStep('caption'), color: theme.tokens.textMuted },
  '& > .chevron': { transition: 'transform 160ms' },
  '&[aria-expanded="true"] > .chevron': { transform: 'rotate(180deg)' },
}));

export const GroupHead = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  padding: '8px 16px 4px 48px',
  color: theme.tokens.textMuted,
  '&[data-over="true"]': { boxShadow: `inset 0 -2px 0 ${theme.tokens.primary}` },
}));

export const Entry = styled('li')(({ theme: { tokens, density, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: Math.max(40, density.row),
  padding: '0 8px 0 12px',
  borderRadius: radius.control,
  '&:hover': { backgroundColor: tokens.hover },
  '&[data-deep="true"]': { paddingLeft: 36, [breakpoints.down('sm')]: { paddingLeft: 20 } },
  '&[data-lifted="true"]': {
    backgroundColor: tokens.selection,
    boxShadow: `inset 0 0 0 2px ${tokens.primary}`,
  },
  '&[data-over="before"]': { boxShadow: `inset 0 2px 0 ${tokens.primary}` },
  '&[data-over="after"]': { boxShadow: `inset 0 -2px 0 ${tokens.primary}` },
  '& > svg': { flex: 'none', fontSize: 18, color: tokens.textMuted },
}));

export const Handle = styled('button')(({ theme: { tokens, density } }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: density.name === 'comfortable' ? 44 : 28,
  height: density.name === 'comfortable' ? 44 : 28,
  padding: 0,
  border: 0,
  borderRadius: radius.cell,
  background: 'none',
  color: tokens.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  '&:hover': { color: tokens.text },
  '&[aria-disabled="true"]': { color: tokens.textDisabled, cursor: 'default' },
  '&:focus-visible': { outline: `2px solid ${tokens.focusRing}`, outlineOffset: 1 },
}));

export const EntryName = styled('button')(({ theme: { tokens, breakpoints } }) => ({
  ...typeStep('body'),
  flex: '1 1 auto',
  minWidth: 0,
  alignSelf: 'stretch',
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: tokens.text,
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${tokens.focusRing}`, outlineOffset: 1, borderRadius: 4 },
  '& > small': {
    ...typeStep('caption'),
    marginLeft: 8,
    color: tokens.textMuted,
    [breakpoints.down('sm')]: { display: 'block', marginLeft: 0 },
  },
}));
