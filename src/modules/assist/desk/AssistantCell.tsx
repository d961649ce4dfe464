import BackHandOutlined from '@mui/icons-material/BackHandOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/platform/store/hooks';
import { selectDeskState } from '../assistSlice';
import type { DeskRow } from '../rules/deskRows';
import { useAssistantId } from './useAssistantId';

const Nobody = styled('span')(({ theme }) => ({ color: theme.tokens.textMuted }));
const You = styled('span')({ fontWeight: 600 });
const Lost = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  color: theme.tokens.warning.softText,
  fontWeight: 600,
  '& svg': { fontSize: 16, flexShrink: 0 },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
}));

/** Who works on a document; or who was faster than we were. */
export function AssistantCell({ row }: { readonly row: DeskRow }) {
  const { t } = useTranslation('assist');
  const userId = useAssistantId();
  const lost = useAppSelector((state) => selectDeskState(state).lost[row.id]);
  if (lost) {
    return (
      <Lost title={t('desk.lost.tip', { name: lost.name })}>
        <BackHandOutlined aria-hidden />
        <span>{t('desk.lost.cell', { name: lost.name })}</span>
      </Lost>
    );
  }
  if (row.assistantUserId === null) return <Nobody>{t('desk.assistant.nobody')}</Nobody>;
  if (row.assistantUserId === userId) return <You>{t('desk.assistant.you')}</You>;
  return row.assistantUserName;
}
