import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { layout, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { BRAND } from '@/platform/ui/brand';
import { Logo } from '@/platform/ui/Logo';

// The static splash of index.html draws this frame, measure for measure: change both.
const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  minHeight: '100dvh',
  backgroundColor: theme.tokens.background,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '480px 1fr' },
}));

const BrandField = styled('div')(({ theme }) => ({
  display: 'none',
  backgroundColor: theme.tokens.navBackground,
  [theme.breakpoints.up('lg')]: { display: 'block', position: 'relative' },
  '&::after': {
    content: '""',
    display: 'block',
    height: '100%',
    backgroundColor: theme.tokens.navText,
    opacity: 0.16,
    mask: 'url(/field.svg) bottom / cover no-repeat',
  },
}));

// Over the drawing, where the splash has only the background.
const Brand = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 64,
  left: 48,
  width: 384,
  color: theme.tokens.navText,
  '& strong': { ...typeStep('metric'), display: 'block', marginBottom: 8 },
  '& span': typeStep('dialogTitle'),
}));

const Place = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: 16,
  [theme.breakpoints.down('sm')]: { placeItems: 'start center' },
}));

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: layout.signInCard,
  maxWidth: '100%',
  // Fixed, so that an error line or a notice does not move what is under the finger.
  minHeight: 520,
  // Links as tall as a finger. The splash of index.html has both heights too.
  '@media (pointer: coarse)': { minHeight: 556 },
  padding: 32,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.dialog,
  backgroundColor: theme.tokens.surface,
  [theme.breakpoints.down('sm')]: { padding: 24 },
  '& > form': { display: 'flex', flexDirection: 'column', gap: 8, marginTop: 24 },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', height: 32, marginBottom: 24 });
const Title = styled('h1')({ ...typeStep('pageTitle'), margin: 0 });
const Lead = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: '8px 0 0',
  color: theme.tokens.textMuted,
  '&:empty': { display: 'none' },
}));
const Foot = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 16,
});

interface SignInFrameProps {
  readonly title: string;
  /** One muted sentence under the title. */
  readonly lead?: ReactNode;
  /** What the application is for, in the brand field. */
  readonly words?: string;
  /** A `<form>` (its children stand in a column) or other content. */
  readonly children: ReactNode;
  /** Links at the foot of the card. */
  readonly links?: ReactNode;
}

/**
 * The frame of sign-in and of the other screens before it: a card on the background, a brand field beside it when wide.
 */
export function SignInFrame({ title, lead, words, children, links }: SignInFrameProps) {
  return (
    <Page>
      <BrandField>
        {words && (
          <Brand>
            <strong>{BRAND}</strong>
            <span>{words}</span>
          </Brand>
        )}
      </BrandField>
      <Place>
        <Card>
          <Head>
            <Logo size={32} />
          </Head>
          <Title>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
          {children}
          {links && <Foot>{links}</Foot>}
        </Card>
      </Place>
    </Page>
  );
}
