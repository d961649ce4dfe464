import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import { styled } from '@mui/material/styles';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identity } from '@/domain/identity/identityTypes';
import { hasShortMenu, isSupporting } from '@/domain/identity/permissions';
import { signOut } from '@/modules/session/sessionFlow';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { useAppDispatch } from '@/platform/store/hooks';
import { PageLink } from '@/platform/routing/pageLink';
import { openPalette } from '../../palette/paletteEvents';
import { AssistButton } from '../AssistButton';
import { FaqButton } from '../FaqButton';
import { HelpVideoButton } from '../HelpVideoButton';
import { LanguageSwitch } from '../LanguageSwitch';
import { CustomerSwitch } from './CustomerSwitch';
import { NotificationsToggle } from './NotificationsToggle';
import { RemoteSupportToggle } from './RemoteSupportToggle';

/** Every line of the menu begins at the same edge. */
const INDENT = { '& .MuiMenuItem-root': { paddingInline: 2 } };

/** Buttons of the toolbar as lines of the menu. */
const Extra = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  paddingInline: 8,
  '& .MuiButton-root': { fontWeight: 400 },
});

interface UserMenuContentProps {
  identity: Identity;
  small: boolean;
  tiny: boolean;
  onClose: () => void;
}

/** What the user menu holds. Platform staff and users without a role see the account link only. */
export function UserMenuContent({ identity, small, tiny, onClose }: UserMenuContentProps) {
  const { t } = useTranslation('shell');
  const { t: words } = useTranslation('support', { useSuspense: false });
  const dispatch = useAppDispatch();
  const open = useOpenOverlay();
  const short = hasShortMenu(identity);
  // A server that is slow to hear of it may take seconds.
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void dispatch(signOut());
  };
  return (
    <>
      <MenuList autoFocusItem sx={INDENT}>
        <MenuItem
          component={PageLink}
          to={short ? '/perfil/pendencias' : '/perfil/concedidas'}
          onClick={onClose}
        >
          <ListItemIcon>
            <PersonOutlineOutlined />
          </ListItemIcon>
          <ListItemText
            primary={t('userMenu.account')}
            secondary={identity.email}
            slotProps={{ secondary: { variant: 'caption', noWrap: true } }}
          />
        </MenuItem>
        {!short && (
          <MenuItem
            onClick={() => {
              onClose();
              open('aparencia');
            }}
          >
            <ListItemIcon>
              <PaletteOutlined />
            </ListItemIcon>
            <ListItemText primary={t('appearance.title')} />
          </MenuItem>
        )}
        {identity.isSupport && (
          <MenuItem
            onClick={() => {
              onClose();
              open('acesso-remoto');
            }}
          >
            <ListItemIcon>
              <SupportAgentOutlined />
            </ListItemIcon>
            <ListItemText primary={words('title')} />
          </MenuItem>
        )}
      </MenuList>
      {!short && (
        <>
          {tiny && (
            <Extra>
              <Button
                variant="text"
                color="inherit"
                startIcon={<SearchOutlined />}
                onClick={() => {
                  onClose();
                  openPalette();
                }}
              >
                {t('palette.open')}
              </Button>
              <AssistButton compact={false} onBefore={onClose} />
              <FaqButton onBefore={onClose} />
              <HelpVideoButton compact={false} />
            </Extra>
          )}
          {small && (
            <Extra>
              <LanguageSwitch />
            </Extra>
          )}
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
