import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Frame = styled('section')({ maxWidth: 640, margin: '12vh auto 0' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 24 });

interface ShellMessageProps {
  title: string;
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** Says inside the shell why a page is not there: menu, search and palette stay at hand. */
export function ShellMessage({ title, text, children }: ShellMessageProps) {
  return (
    <Frame>
      <Typography variant="h1" tabIndex={-1} sx={{ mb: 1, outline: 0 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Actions>{children}</Actions>
    </Frame>
  );
}
