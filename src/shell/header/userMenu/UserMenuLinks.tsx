import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslation } from 'react-i18next';
import type { Identity } from '@/domain/identity/identityWire';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { PageLink } from '@/platform/routing/pageLink';
import { INDENT } from './indent';

interface UserMenuLinksProps {
  readonly identity: Identity;
  /** Platform staff and users without a role: the account alone. */
  readonly short: boolean;
  readonly onClose: () => void;
}

/** Account, appearance and, for support, the customer whose account is entered. */
export function UserMenuLinks({ identity, short, onClose }: UserMenuLinksProps) {
  const { t } = useTranslation('shell');
  const { t: words } = useTranslation('support', { useSuspense: false });
  const open = useOpenOverlay();
  return (
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
  );
}
