import type { Theme } from '@mui/material/styles';
import { useContext } from 'react';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { waitStatus } from '../assistLook';
import type { DeskRow } from '../rules/deskRows';
import { levelOf, waitsSince, waitsUntil } from '../rules/serviceLevel';
import { Minute } from './clock';
import type { DeskWords, Texts } from './deskWords';
import { waitText } from './waitText';

/** The looks of waits, one rule for the whole desk: a component for each cell would be counted in hundreds. */
export const waitLook = ({ tokens }: Theme) => ({
  '& [data-level]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& svg': { fontSize: 16 },
  },
  '& [data-level="none"]': { color: tokens.textMuted },
  '& [data-level="soon"]': { color: tokens.warning.softText, fontWeight: 600 },
  '& [data-level="late"]': { color: tokens.auto.softText, fontWeight: 600 },
});

interface WaitCellProps {
  readonly row: DeskRow;
  readonly words: DeskWords;
  readonly t: Texts;
}

/** How long a document has waited since its customer acted; near the service level and beyond it with icon and word. */
export function WaitCell({ row, words, t }: WaitCellProps) {
  const now = useContext(Minute);
  const level = levelOf(row, now);
  const until = waitsUntil(row, now);
  const wait = until === null ? '–' : waitText(waitsSince(row), until, t);
  if (level === null || level === 'inTime') return <span data-level={level ?? 'none'}>{wait}</span>;
  const Icon = waitStatus[level].icon;
  const word = words.levels[level];
  const spoken = ` (${word})`;
  return (
    <span data-level={level} title={word}>
      <Icon aria-hidden />
      {wait}
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
