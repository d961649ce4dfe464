import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import { useAppDispatch } from '@/platform/store/hooks';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { devices } from '../devicesSlice';
import type { Device } from '../notificationsWire';
import { deviceToken } from '../push/deviceMemory';
import { turnOff } from '../push/device';
import { elapsed } from '../rules/elapsed';

const MINUTE_MS = 60_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** One device: what it is, since when it gets notifications, and the button that ends it. */
export function DeviceRow({ device, userId }: { device: Device; userId: string }) {
  const { t, i18n } = useTranslation('notifications');
  const dispatch = useAppDispatch();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const own = deviceToken.read()?.token === device.token;
  const name = device.description || t('devices.unnamed');

  async function deactivate() {
    setBusy(true);
    try {
      await dispatch(devices.remove(device.id));
      // The server has forgotten this browser: it must not think that it is still registered.
      if (own) await turnOff(userId);
    } catch (thrown) {
      log.warn('device not deactivated', { error: asAppError(thrown).kind });
      setBusy(false);
    }
  }
  return (
    <tr>
      <th scope="row">
        {name}
        {own && <small>{t('devices.own')}</small>}
      </th>
      <td>
        <time dateTime={device.since ?? undefined}>{elapsed(device.since, now, i18n.language)}</time>
      </td>
      <td>
        <LoadingButton
          variant="outlined"
          size="small"
          busy={busy}
          aria-label={t('devices.deactivateNamed', { name })}
          onClick={() => void deactivate()}
        >
          {t('devices.deactivate')}
        </LoadingButton>
      </td>
    </tr>
  );
}
