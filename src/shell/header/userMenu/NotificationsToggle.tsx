import { useTranslation } from 'react-i18next';
import { usePushSwitch } from '@/modules/notifications/push/usePushSwitch';
import { ToggleRow } from './ToggleRow';

/** Turns notifications of this browser on or off; the tooltip says what stands in the way when they cannot be on. */
export function NotificationsToggle() {
  const { t } = useTranslation('shell');
  const { status, busy, change } = usePushSwitch();
  const impossible = status === 'unsupported' || status === 'pushUnsupported' || status === 'denied';
  const answer = status === 'on' || status === 'off' ? 'granted' : status;
  return (
    <ToggleRow
      label={t('notifications.toggle')}
      hint={status === 'on' ? t('notifications.on') : t('notifications.off')}
      tooltip={t(`notifications.tooltip.${answer}`)}
      checked={status === 'on'}
      disabled={impossible || busy}
      onChange={(next) => void change(next)}
    />
  );
}
