import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identity } from '@/domain/identity/identityWire';
import { hasShortMenu, isSupporting } from '@/domain/identity/permissions';
import { usePushSwitch } from '@/modules/notifications/push/usePushSwitch';
import { signOut } from '@/modules/session/sessionFlow';
import { useAppDispatch } from '@/platform/store/hooks';
import { ToggleRow } from './ToggleRow';
import { CustomerSwitch } from './CustomerSwitch';
import { INDENT } from './indent';
import { RemoteSupportToggle } from './RemoteSupportToggle';
import { ToolbarLines } from './ToolbarLines';
import { UserMenuLinks } from './UserMenuLinks';

/** Turns notifications of this browser on or off; the tooltip says what stands in the way when they cannot be on. */
function NotificationsToggle() {
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

interface UserMenuContentProps {
  identity: Identity;
  small: boolean;
  tiny: boolean;
  onClose: () => void;
}

/** What the user menu holds. Platform staff and users without a role see the account link only. */
export function UserMenuContent({ identity, small, tiny, onClose }: UserMenuContentProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const short = hasShortMenu(identity);
  // Sign-out may take seconds on a slow server.
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void dispatch(signOut()).then((left) => setLeaving(left));
  };
  return (
    <>
      <UserMenuLinks identity={identity} short={short} onClose={onClose} />
      {!short && (
        <>
          <ToolbarLines small={small} tiny={tiny} onClose={onClose} />
          <Divider />
          {/* Whether support may come in is for the customer's own people to say. */}
          {!isSupporting(identity) && <RemoteSupportToggle />}
          <NotificationsToggle />
          {identity.showCustomerList && identity.links.length > 1 && (
            <CustomerSwitch identity={identity} onDone={onClose} />
          )}
          <Divider />
          <MenuList sx={INDENT}>
            <MenuItem disabled={leaving} aria-busy={leaving} onClick={leave}>
              <ListItemIcon>{leaving ? <CircularProgress size={20} /> : <LogoutOutlined />}</ListItemIcon>
              <ListItemText primary={t('signOut')} />
            </MenuItem>
          </MenuList>
          <Typography variant="caption" component="p" sx={{ px: 2, pb: 1.5, color: 'text.secondary' }}>
            {t('userMenu.version', {
              version: identity.system.version,
              environment: identity.system.environment,
            })}
          </Typography>
        </>
      )}
    </>
  );
}
