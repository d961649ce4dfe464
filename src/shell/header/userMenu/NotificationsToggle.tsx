import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preferencesChanged, usePreferences } from '@/platform/preferences/preferencesSlice';
import { useAppDispatch } from '@/platform/store/hooks';
import { ToggleRow } from './ToggleRow';

type Answer = NotificationPermission | 'unsupported';

function currentAnswer(): Answer {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Turns notifications of this browser on or off; the tooltip says what stands in the way when they cannot be on. */
export function NotificationsToggle() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { pushNotifications } = usePreferences();
  const [answer, setAnswer] = useState(currentAnswer);
  const possible = answer !== 'unsupported' && answer !== 'denied';

  async function change(on: boolean) {
    if (!on) {
      dispatch(preferencesChanged({ pushNotifications: false }));
      return;
    }
    const given = await Notification.requestPermission();
    setAnswer(given);
    dispatch(preferencesChanged({ pushNotifications: given === 'granted' }));
  }
  const on = possible && answer === 'granted' && pushNotifications;
  return (
    <ToggleRow
      label={t('notifications.toggle')}
      hint={on ? t('notifications.on') : t('notifications.off')}
      tooltip={t(`notifications.tooltip.${answer}`)}
      checked={on}
      disabled={!possible}
      onChange={(next) => void change(next)}
    />
  );
}
