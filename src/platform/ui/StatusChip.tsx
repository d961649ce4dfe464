import { styled } from '@mui/material/styles';
import { memo } from 'react';

import type { SvgIconComponent } from '@/platform/theme/icon';
import type { Scheme, Tone } from '@/platform/theme/schemeTypes';
import type { StatusVariant } from '@/platform/theme/status';
import { radius, sizes } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

export interface StatusChipProps {
  readonly tone: Tone;
  readonly variant?: StatusVariant;
  readonly icon: SvgIconComponent;
  readonly label: string;
  /** Stands in parentheses after the word. */
  readonly count?: number | undefined;
}

function colours(tokens: Scheme, tone: Tone, variant: StatusVariant) {
  const { solid, on, soft, softText } = tokens[tone];
  switch (variant) {
    case 'solid':
      return { backgroundColor: solid, color: on };
    case 'outline':
      return { color: softText, boxShadow: `inset 0 0 0 1px ${solid}` };
    case 'text':
      return { color: softText, padding: 0, fontWeight: 600 };
    case 'soft':
    case 'cell':
      return { backgroundColor: soft, color: softText };
  }
}

const Root = styled('span', { shouldForwardProp: (name) => name !== 'tone' && name !== 'look' })<{
  tone: Tone;
  look: StatusVariant;
}>(({ theme, tone, look }) => ({
  ...typeStep('chip'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  height: sizes.chip,
  padding: '0 8px 0 6px',
  borderRadius: radius.chip,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'middle',
  ...colours(theme.tokens, tone, look),
  // A tinted cell is tinted to its edges.
  ...(look === 'cell' && { display: 'flex', width: '100%', height: '100%', borderRadius: 0 }),
}));

/** Icon, word and tone together: no status by colour alone. Never shrinks. */
export const StatusChip = memo(function StatusChip(props: StatusChipProps) {
  const { tone, variant = 'soft', icon: Icon, label, count } = props;
  return (
    <Root tone={tone} look={variant}>
      <Icon aria-hidden style={{ fontSize: 15 }} />
      {count === undefined ? label : `${label} (${count})`}
    </Root>
  );
});
