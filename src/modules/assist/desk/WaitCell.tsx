import { styled } from '@mui/material/styles';
import { waitStatus } from '@/platform/theme/status';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import type { DeskRow } from '../rules/deskRows';
import { levelOf, waitsSince } from '../rules/serviceLevel';
import { useMinute } from './clock';
import type { DeskWords, Texts } from './deskWords';
import { waitText } from './waitText';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: 16 },
  '&[data-level="none"]': { color: theme.tokens.textMuted },
  '&[data-level="soon"]': { color: theme.tokens.warning.softText, fontWeight: 600 },
  '&[data-level="late"]': { color: theme.tokens.auto.softText, fontWeight: 600 },
}));

interface WaitCellProps {
  readonly row: DeskRow;
  readonly words: DeskWords;
  readonly t: Texts;
}

/** How long a document has waited since its customer acted; near the service level and beyond it with icon and word. */
export function WaitCell({ row, words, t }: WaitCellProps) {
  const now = useMinute();
  const level = levelOf(row, now);
  const wait = waitText(waitsSince(row), now, t);
  if (level === null || level === 'inTime') return <Root data-level={level ?? 'none'}>{wait}</Root>;
  const Icon = waitStatus[level].icon;
  const word = words.levels[level];
  const spoken = ` (${word})`;
  return (
    <Root data-level={level} title={word}>
      <Icon aria-hidden />
      {wait}
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Root>
  );
}
