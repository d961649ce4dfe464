import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { radius } from '@/platform/theme/tokens';

/** A line of the bank beside what stands for it in the system; on a telephone one under the other. */
export const PairRow = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(240px, 2fr) minmax(0, 5fr) auto',
  alignItems: 'center',
  gap: '6px 16px',
  padding: '8px 12px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '&:last-of-type': { borderBottom: 0 },
  '&:focus-within': { backgroundColor: theme.tokens.surfaceSunken },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' },
}));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));

/** Arrow keys walk from row to row: to the first button of each. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const rows = [...event.currentTarget.querySelectorAll(':scope > li')];
  const at = rows.findIndex((row) => row.contains(target));
  const next = rows[at + step]?.querySelector<HTMLElement>('[data-first]');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export function PairList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <List aria-label={label} onKeyDown={walk}>
      {children}
    </List>
  );
}
