import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { usePushStatus } from '../push/pushStatus';

const Note = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  margin: 0,
  padding: '8px 16px',
  color: theme.tokens.textMuted,
  borderTop: `1px solid ${theme.tokens.border}`,
  '& svg': { fontSize: 16 },
}));

/** Why notifications reach this browser only while it shows the application. */
export function PushNote() {
  const { t } = useTranslation('notifications');
  const status = usePushStatus();
  if (status !== 'unsupported' && status !== 'pushUnsupported') return null;
  return (
    <Note>
      <NotificationsOffOutlined aria-hidden />
      {t(status === 'unsupported' ? 'push.noDesktop' : 'push.unsupported')}
    </Note>
  );
}
