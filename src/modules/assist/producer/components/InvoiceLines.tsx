import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { typeStep } from '@/platform/theme/typography';

const Heading = styled('h4')(({ theme }) => ({
  ...typeStep('cellHead'),
  margin: '16px 0 4px',
  color: theme.tokens.textMuted,
}));
const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '6px 0',
    borderBottom: `1px solid ${theme.tokens.border}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& > li > span:first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > span:last-of-type': { flex: 'none' },
  '& small': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
}));

interface InvoiceLinesProps {
  readonly title: string;
  /** List items, each of them an `InvoiceLine`. */
  readonly children: readonly ReactNode[];
}

/** A part of an invoice line by line; nothing where it has none. */
export function InvoiceLines({ title, children }: InvoiceLinesProps) {
  if (children.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <Lines>{children}</Lines>
    </>
  );
}

interface InvoiceLineProps {
  readonly name: ReactNode;
  /** Each in a line of its own under the name; what is empty is left out. */
  readonly details: readonly (string | null | undefined)[];
  readonly value: string;
}

export function InvoiceLine({ name, details, value }: InvoiceLineProps) {
  return (
    <li>
      <span>
        {name}
        {details.filter(Boolean).map((text) => (
          <small key={text}>{text}</small>
        ))}
      </span>
      <span>{value}</span>
    </li>
  );
}
