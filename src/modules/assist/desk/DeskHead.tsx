import CheckOutlined from '@mui/icons-material/CheckOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SkipNextOutlined from '@mui/icons-material/SkipNextOutlined';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/platform/ui/PageHead';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { DeskAside, updatedTime } from './DeskAside';

interface DeskHeadProps {
  readonly hasNext: boolean;
  /** The list did not load: what comes next is unknown. */
  readonly failed: boolean;
  readonly busy: boolean;
  readonly onNext: () => void;
  readonly loadedAt: number | null;
  readonly isMine: boolean;
  readonly onMine: () => void;
  readonly onRefresh: () => void;
}

/** Title, when the desk was brought up to date, one's own queue, and the document to take next. */
export const DeskHead = memo(function DeskHead(props: DeskHeadProps) {
  const { hasNext, failed, busy, onNext, loadedAt, isMine, onMine, onRefresh } = props;
  const { t } = useTranslation('assist');
  const small = useSmallScreen();
  const time = updatedTime(loadedAt);
  const none = hasNext || loadedAt === null ? undefined : t('desk.noNext');
  const disabledReason = failed ? t('desk.nextUnknown') : none;
  return (
    <PageHead
      title={t('titles.desk')}
      subtitle={small ? time && t('desk.updatedAt', { time }) : t('desk.subtitle')}
      aside={<DeskAside loadedAt={loadedAt} onRefresh={onRefresh} />}
      actions={[
        {
          label: t('desk.mine'),
          icon: isMine ? <CheckOutlined /> : <PersonOutlined />,
          pressed: isMine,
          onClick: onMine,
        },
      ]}
      primary={{
        label: t('desk.next'),
        icon: <SkipNextOutlined />,
        keyCap: 'N',
        busy,
        disabledReason,
        onClick: onNext,
      }}
    />
  );
});
