import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { supportAccessChanged } from '@/domain/identity/identitySlice';
import { useCustomer } from '@/domain/identity/selectors';
import { releaseSupportAccess, removeSupportAccess } from '@/modules/session/sessionService';
import { asAppError } from '@/platform/http/appError';
import { log } from '@/platform/log/log';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { ToggleRow } from './ToggleRow';

/** Grants or takes back the support team's access to the customer's data. Granting asks first; a failure reverts. */
export function RemoteSupportToggle() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const customer = useCustomer();
  /** One after another: a press while the server answers the one before is not lost. */
  const changes = useRef(Promise.resolve());
  if (!customer) return null;

  async function change(grant: boolean) {
    if (
      grant &&
      !(await confirm({
        title: t('support.title'),
        body: t('support.body'),
        confirmLabel: t('support.accept'),
      }))
    ) {
      return;
    }
    dispatch(supportAccessChanged(grant));
    try {
      await (grant ? releaseSupportAccess() : removeSupportAccess());
    } catch (thrown) {
      log.warn('support access not changed', { error: asAppError(thrown).kind });
      dispatch(supportAccessChanged(!grant));
    }
  }
  return (
    <ToggleRow
      label={t('support.toggle')}
      hint={customer.hasSupport ? t('support.on') : t('support.off')}
      checked={customer.hasSupport}
      // Not disabled while the server answers: the keyboard would lose its place.
      onChange={(next) => {
        changes.current = changes.current.then(() => change(next));
      }}
    />
  );
}
