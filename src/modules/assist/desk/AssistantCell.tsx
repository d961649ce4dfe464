import BackHandOutlined from '@mui/icons-material/BackHandOutlined';
import type { Theme } from '@mui/material/styles';
import type { LostRow } from '../assistSlice';
import type { DeskRow } from '../rules/deskRows';
import type { Texts } from './deskWords';

/** The three looks, one rule for the whole desk: a component for each cell would be counted in hundreds. */
export const assistantLook = ({ tokens }: Theme) => ({
  '& [data-assistant="none"]': { color: tokens.textMuted },
  '& [data-assistant="you"]': { fontWeight: 600 },
  '& [data-assistant="lost"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minWidth: 0,
    color: tokens.warning.softText,
    fontWeight: 600,
    '& svg': { fontSize: 16, flexShrink: 0 },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

interface AssistantCellProps {
  readonly row: DeskRow;
  /** The assistant in words. */
  readonly who: string;
  readonly userId: number;
  readonly lost: LostRow | undefined;
  readonly t: Texts;
}

/** Who works on a document; or who was faster than we were. */
export function AssistantCell({ row, who, userId, lost, t }: AssistantCellProps) {
  if (lost) {
    return (
      <span data-assistant="lost" title={t('desk.lost.tip', { name: lost.name })}>
        <BackHandOutlined aria-hidden />
        <span>{t('desk.lost.cell', { name: lost.name })}</span>
      </span>
    );
  }
  const look = row.assistantUserId === null ? 'none' : row.assistantUserId === userId ? 'you' : null;
  return look ? <span data-assistant={look}>{who}</span> : who;
}
