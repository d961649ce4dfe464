import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentCustomer, Identity } from '@/domain/identity/identityWire';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { useAppDispatch } from '@/platform/store/hooks';
import { onResumed } from '@/platform/store/resumed';
import { toast } from '@/platform/ui/toast';
import { notifications, pushArrived } from '../notificationsSlice';
import * as service from '../notificationsService';
import type { PushMessage } from '../notificationsWire';
import { notificationTone } from '../rules/notificationTone';
import { pushNotification } from '../rules/pushNotification';
import { pushPort, registerThisDevice, releaseDevice } from './device';
import { deviceToken, keepChoice, readChoice } from './deviceMemory';
import { OptInDialog } from './OptInDialog';
import { usePushStatus } from './pushStatus';
import { onNotificationClick } from './pushWorker';

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** True once nothing lies open over the page, dialogs that are still closing included; from then on it stays true. */
function useNothingOpen(wanted: boolean): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const look = () => {
      if (!document.querySelector(OPEN)) setFree(true);
    };
    // What lies over a page stands in the body beside it.
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true });
    look();
    return () => {
      observer.disconnect();
      setFree(false);
    };
  }, [wanted]);
  return wanted && free;
}

const notReceived = (error: unknown) => log.warn('push not received', { error: asAppError(error).kind });

interface PushPartsProps {
  identity: Identity;
  customer: CurrentCustomer;
  /** The moment has come to ask whether notifications are wanted. */
  ask: boolean;
}

/** What is pushed while the application is looked at: said by a toast, and in the list. */
function useForeground({ identity, customer }: Omit<PushPartsProps, 'ask'>, on: boolean): void {
  const { t } = useTranslation('notifications');
  const dispatch = useAppDispatch();
  const open = useOpenOverlay();
  const { firebase } = identity.keys;
  const guid = String(customer.id);
  const receive = useEffectEvent((message: PushMessage) => {
    const news = pushNotification(message, guid, new Date());
    if (!news) return;
    const { title, description, notificationGroup, moduleName } = news;
    toast({
      tone: notificationTone(notificationGroup, moduleName),
      text: description ? `${title}: ${description}` : title,
      action: { label: t('see'), onClick: () => open('notificacoes') },
    });
    // Another customer's stands in that customer's list.
    if (news.guid !== guid) return;
    dispatch(pushArrived(news));
    void dispatch(
      notifications.list.refresh({ userId: identity.id, linkId: customer.id }, { background: true }),
    );
  });
  const click = useEffectEvent(() => open('notificacoes'));
  useEffect(() => {
    if (!on || !firebase) return undefined;
    const register = () => registerThisDevice(firebase, { userId: identity.id, guid });
    const stops: (() => void)[] = [
      onNotificationClick(() => click()),
      // The end of a session ends what is pushed; a sign-in over the page takes it up again.
      onResumed(() => void register()),
    ];
    let stopped = false;
    const listen = async () => {
      await register();
      const port = await pushPort(firebase);
      if (port && !stopped)
        stops.push(
          port.onMessage((payload) => void service.pushMessage(payload).then(receive).catch(notReceived)),
        );
    };
    listen().catch(notReceived);
    return () => {
      stopped = true;
      stops.forEach((stop) => stop());
    };
  }, [on, firebase, identity.id, guid]);
}

/** That a browser cannot is shown once; user menu and panel go on saying it. */
function useNotifyUnsupported({ identity }: Pick<PushPartsProps, 'identity'>): void {
  const { t } = useTranslation('notifications');
  const status = usePushStatus();
  const lacking = status === 'unsupported' || status === 'pushUnsupported' ? status : null;
  useEffect(() => {
    if (!lacking || readChoice(identity.id).notified) return;
    keepChoice(identity.id, { notified: true });
    toast({ tone: 'neutral', text: t(`push.${lacking === 'unsupported' ? 'noDesktop' : 'unsupported'}`) });
  }, [lacking, identity.id, t]);
}

/** Asks for notifications, registers this browser and receives what is pushed to it. */
export function PushParts(props: PushPartsProps) {
  const { identity, ask } = props;
  const status = usePushStatus();
  const asking = useNothingOpen(ask && status === 'default');
  useForeground(props, status === 'on');
  useNotifyUnsupported(props);
  useEffect(() => {
    // A former user's registration would go on bringing theirs.
    if (status === 'on' || (deviceToken.read()?.userId ?? identity.id) === identity.id) return;
    releaseDevice().catch((error: unknown) => {
      log.warn('device not removed', { error: asAppError(error).kind });
    });
  }, [status, identity.id]);
  return asking && <OptInDialog identity={identity} />;
}
