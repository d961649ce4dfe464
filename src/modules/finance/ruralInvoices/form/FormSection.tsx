import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { layout, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';

const Root = styled('section')(({ theme }) => ({
  minWidth: 0,
  padding: `12px ${layout.cardPad}px ${layout.cardPad}px`,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 32 },
  '& > header > h2': { ...typeStep('cardTitle'), margin: 0 },
  '& > header > span': { marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: 8 },
  [theme.breakpoints.down('sm')]: { '& .MuiButton-root': { minHeight: 44 } },
}));

interface FormSectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of the form. */
export function FormSection({ title, actions, children }: FormSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions && <span>{actions}</span>}
      </header>
      {children}
    </Root>
  );
}
