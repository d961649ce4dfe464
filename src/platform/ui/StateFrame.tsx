import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import type { Tone } from '@/platform/theme/schemeTypes';
import { typeStep } from '@/platform/theme/typography';

interface StateFrameProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** Small print under the action. */
  readonly caption?: ReactNode;
  readonly tone?: Tone;
  readonly role?: 'status' | 'alert';
}

// One third of what is free stands above, two thirds under: the eye looks there first.
const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minHeight: 200,
  height: '100%',
  padding: 16,
  boxSizing: 'border-box',
  textAlign: 'center',
  '&::before': { content: '""', flex: 1 },
  '&::after': { content: '""', flex: 2 },
});
const Icon = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'grid',
    marginBottom: 12,
    color: tone === 'neutral' ? theme.tokens.textMuted : theme.tokens[tone].solid,
    '& svg': { fontSize: 40 },
  }),
);
const Title = styled('p')({ ...typeStep('cardTitle'), margin: 0, maxWidth: '48ch' });
const Text = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: '4px 0 0',
  maxWidth: '56ch',
  color: theme.tokens.textMuted,
}));
const Action = styled('div')({ marginTop: 16 });
const Caption = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: '12px 0 0',
  color: theme.tokens.textMuted,
}));

/** The one frame of "nothing here", "did not load" and "not allowed". */
export function StateFrame({
  icon,
  title,
  text,
  action,
  caption,
  tone = 'neutral',
  role = 'status',
}: StateFrameProps) {
  return (
    <Root role={role}>
      <Icon tone={tone} aria-hidden>
        {icon}
      </Icon>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
      {caption && <Caption>{caption}</Caption>}
    </Root>
  );
}
