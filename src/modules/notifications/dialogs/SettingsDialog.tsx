import CloseOutlined from '@mui/icons-material/CloseOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentCustomer } from '@/domain/identity/identityWire';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { useLookup } from '@/domain/lookups/useLookup';
import type { OverlayProps } from '@/platform/routing/overlays';
import { useList } from '@/platform/store/useResource';
import { layout } from '@/platform/theme/tokens';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { IconAction } from '@/platform/ui/IconAction';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { type SettingOwner, settingOwner, type SettingParams } from '../settings/rules/settingOwner';
import { isNothing, type Sections, sectionsOf } from '../settings/rules/sections';
import { SettingsForm } from '../settings/SettingsForm';
import { settings } from '../settings/settingsResource';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 56,
  padding: '8px 12px 8px 24px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& > div': { flex: 1, minWidth: 0 },
  '& h2': { ...theme.typography.h2, margin: 0 },
  '& p': { ...theme.typography.caption, margin: 0, color: theme.tokens.textMuted, overflowWrap: 'anywhere' },
}));

type Leave = (goOn: () => void) => void;
const goStraightOn: Leave = (goOn) => goOn();

interface LoadedSettingsProps {
  customer: CurrentCustomer;
  owner: SettingOwner;
  sections: Sections;
  onClose: () => void;
  onLeave: (leave: Leave) => () => void;
}

/** Loads the user's setting, and the aviaries where there is a part for them, before anything can be changed. */
function LoadedSettings({ customer, owner, sections, onClose, onLeave }: LoadedSettingsProps) {
  const { customerId } = customer;
  const { userId, linkId } = owner;
  const { rows, list, retry } = useList(settings, { customerId, userId }, { follows: false });
  const [stored] = rows;
  const { status, error, loadedAt } = list;
  const aviaries = useLookup('aviaries', sections.poultry ? undefined : null);
  // What a former opening loaded may be out of date: it is not shown.
  const [openedAt] = useState(Date.now);
  const [ready, setReady] = useState(false);
  const arrived = status === 'ready' && loadedAt !== null && loadedAt >= openedAt;
  if (!ready && arrived && !aviaries.loading) setReady(true);

  if (ready) {
    return (
      <SettingsForm
        stored={stored ?? null}
        linkId={linkId}
        sections={sections}
        aviaries={aviaries}
        onClose={onClose}
        onLeave={onLeave}
      />
    );
  }
  return (
    <DialogContent>
      {status === 'failed' && error?.kind === 'forbidden' ? (
        <ForbiddenState />
      ) : status === 'failed' ? (
        <ErrorState onRetry={retry} code={error && 'status' in error ? error.status : undefined} />
      ) : (
        <Loading>
          {Array.from({ length: 4 }, (_, line) => (
            <SkeletonBlock key={line} height={48} style={{ marginTop: 8 }} />
          ))}
        </Loading>
      )}
    </DialogContent>
  );
}

/**
 * The notifications of the signed-in user for the current customer; or of another user of the account, for its
 * administrator.
 */
export function Component({ params, onClose }: OverlayProps<SettingParams>) {
  const { t } = useTranslation('notifications');
  const customer = useCustomer();
  const identity = useIdentity();
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const id = useId();
  // Esc, × and the backdrop go through the form, which confirms when something was changed.
  const leaving = useRef<Leave>(goStraightOn);
  const onLeave = useCallback((leave: Leave) => {
    leaving.current = leave;
    return () => {
      leaving.current = goStraightOn;
    };
  }, []);
  const close = () => leaving.current(onClose);
  const sections = sectionsOf(customer?.permissions ?? []);
  const owner = identity && customer && settingOwner(params, identity, customer);
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      fullScreen={small}
      slotProps={{ paper: { sx: { maxWidth: layout.dialog.l, ...(small ? {} : { m: 2 }) } } }}
    >
      <Head>
        <div>
          <h2 id={id}>{t('settings.title')}</h2>
          {owner?.name && <p>{t('settings.of', { name: owner.name })}</p>}
        </div>
        <IconAction label={t('close')} icon={<CloseOutlined />} onClick={close} />
      </Head>
      {isNothing(sections) || !customer ? (
        <EmptyState
          icon={<LockOutlined />}
          title={t('settings.noPermission')}
          text={t('settings.noPermissionText')}
        />
      ) : !owner ? (
        <ForbiddenState />
      ) : (
        <LoadedSettings
          key={owner.userId}
          customer={customer}
          owner={owner}
          sections={sections}
          onClose={onClose}
          onLeave={onLeave}
        />
      )}
    </Dialog>
  );
}
