import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

import { layout, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

interface CardProps {
  readonly title: string;
  /** Muted beside the title: a time, a range. */
  readonly aside?: ReactNode;
  /** Icon actions or a text button at the right. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly headingLevel?: 2 | 3;
  /** For tables and lists that run to the hairline. */
  readonly flush?: boolean;
  readonly busy?: boolean;
}

const Root = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: `8px 8px 4px ${layout.cardPad}px`,
});
const Words = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  flex: 1,
  minWidth: 0,
});
const Title = styled('h2')({ ...typeStep('cardTitle'), margin: 0, overflowWrap: 'anywhere' });
const Aside = styled('span')(({ theme }) => ({ ...typeStep('caption'), color: theme.tokens.textMuted }));
const Actions = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, flexShrink: 0 });
const Body = styled('div', { shouldForwardProp: (name) => name !== 'flush' })<{ flush: boolean }>(
  ({ flush }) => ({
    flex: 1,
    minWidth: 0,
    padding: flush ? 0 : `4px ${layout.cardPad}px ${layout.cardPad}px`,
    // A table that runs to the hairline stands under the title all the same.
    ...(flush && {
      '& table th[scope]:first-of-type': { paddingInlineStart: layout.cardPad },
      '& table tr > :last-child': { paddingInlineEnd: layout.cardPad },
    }),
  }),
);

/** A titled part of a page on its own surface: a hairline, no shadow. Siblings in a row share their height. */
export function Card(props: CardProps) {
  const { title, aside, actions, children, headingLevel = 2, flush = false, busy = false } = props;
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} aria-busy={busy || undefined}>
      <Head>
        <Words>
          <Title as={`h${headingLevel}`} id={titleId}>
            {title}
          </Title>
          {aside && <Aside>{aside}</Aside>}
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      <Body flush={flush}>{children}</Body>
    </Root>
  );
}
