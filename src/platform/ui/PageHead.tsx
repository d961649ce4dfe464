import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { typeStep } from '@/platform/theme/typography';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { PageActionButton } from '@/platform/ui/PageActionButton';
import { PageActionMenu } from '@/platform/ui/PageActionMenu';
import type { PageAction } from '@/platform/ui/pageAction';

interface PageHeadProps {
  readonly title: string;
  /** One muted line. */
  readonly subtitle?: ReactNode;
  /** The one filled button of the page. */
  readonly primary?: PageAction | undefined;
  /** At most one stands beside the primary; the rest goes into the menu. */
  readonly actions?: readonly PageAction[];
  /** Small things before the actions: "Atualizado às 14:32". */
  readonly aside?: ReactNode;
}

// A low window has both on one line, where they fit: the rows of a list need the height.
const LOW = '@media (max-height: 800px) and (min-width: 900px)';
const Root = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: 16,
  rowGap: 8,
  marginBottom: 14,
  [LOW]: { marginBottom: 10 },
  [theme.breakpoints.down('sm')]: { flexWrap: 'nowrap', alignItems: 'center', marginBottom: 12 },
  // The label of a field stands on its upper edge, half of it above.
  '& + :has(> .MuiFormControl-root)': { marginTop: 16 },
}));
const Words = styled('div')({
  minWidth: 0,
  flex: '1 1 320px',
  [LOW]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12 },
});
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
}));
const Subtitle = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: '2px 0 0',
  overflowWrap: 'anywhere',
  color: theme.tokens.textMuted,
}));
const Actions = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, flexShrink: 0 });
const Below = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
});
const PrimaryRow = styled('div')({ marginBottom: 12 });

/** The head of a page: its only h1, one muted line, at most one filled and one outlined action. */
export function PageHead({ title, subtitle, primary, actions = [], aside }: PageHeadProps) {
  const small = useSmallScreen();
  const [only, ...others] = actions;
  const single = only && others.length === 0 ? only : undefined;
  const shown = small ? undefined : only;
  const folded = small ? actions : others;
  return (
    <>
      <Root>
        <Words>
          {/* The shell moves the focus here after a change of page. */}
          <Title tabIndex={-1}>{title}</Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </Words>
        <Actions>
          {!small && aside}
          {shown && <PageActionButton action={shown} variant="outlined" />}
          {small && single?.icon ? (
            <PageActionButton action={single} variant="icon" />
          ) : (
            folded.length > 0 && <PageActionMenu actions={folded} />
          )}
          {primary && !small && <PageActionButton action={primary} variant="contained" />}
        </Actions>
      </Root>
      {aside && small && <Below>{aside}</Below>}
      {primary && small && (
        <PrimaryRow>
          <PageActionButton action={primary} variant="contained" fullWidth />
        </PrimaryRow>
      )}
    </>
  );
}
