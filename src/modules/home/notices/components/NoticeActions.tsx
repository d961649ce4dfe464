import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { IconAction } from '@/platform/ui/IconAction';
import type { Notice } from '../noticesWire';
import { useRemoveNotice } from '../useRemoveNotice';

const Row = styled('div')({ display: 'flex', flexShrink: 0, gap: 4 });

interface NoticeActionsProps {
  readonly notice: Notice;
  readonly onEdit: () => void;
}

/** What platform staff may do with a notice. */
export function NoticeActions({ notice, onEdit }: NoticeActionsProps) {
  const { t } = useTranslation('home');
  const { title } = notice;
  const remove = useRemoveNotice();
  return (
    <Row>
      <IconAction label={t('notices.edit', { title })} icon={<EditOutlined />} onClick={onEdit} />
      <IconAction
        label={t('notices.remove', { title })}
        icon={<DeleteOutlined />}
        onClick={() => void remove(notice)}
      />
    </Row>
  );
}
