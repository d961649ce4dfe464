import { styled } from '@mui/material/styles';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { typeStep } from '@/platform/theme/typography';
import type { ClassShare } from '../rules/statistics';

export const FigureTable = styled('table')(({ theme }) => ({
  ...typeStep('cell'),
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    ...typeStep('caption'),
    padding: '0 16px 8px',
    textAlign: 'start',
    color: theme.tokens.textMuted,
  },
  '& th, & td': {
    padding: '6px 4px',
    textAlign: 'end',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    borderTop: `1px solid ${theme.tokens.border}`,
  },
  '& th:first-of-type': { paddingInlineStart: 16, textAlign: 'start' },
  '& tr > :last-child': { paddingInlineEnd: 16 },
  '& thead th, & tbody th[scope="rowgroup"]': {
    ...typeStep('cellHead'),
    color: theme.tokens.textMuted,
    background: theme.tokens.surfaceSunken,
    whiteSpace: 'nowrap',
  },
  '& small': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
  '& .class': { display: 'flex', gap: 8 },
}));

/** Hectares of a class over its share; a dash while they are not known. */
export function ShareCell({ share }: { readonly share: ClassShare | undefined }) {
  return (
    <td>
      {share ? formatNumber(share.hectares) : '—'}
      {share && <small>{formatPercent(share.percent, { decimals: 1 })}</small>}
    </td>
  );
}
