import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDebounce } from 'use-debounce';
import type { Identity, UserLink } from '@/domain/identity/identityWire';
import { selectCustomer } from '@/modules/session/sessionFlow';
import { matchesSearch } from '@/platform/format/text';
import { useAppDispatch } from '@/platform/store/hooks';
import { TextInput } from '@/platform/ui/TextInput';
import { HOME_PATH } from '@/modules/session/rules/entryPaths';

/** Above this many customers the list gets a search box. */
const SEARCH_ABOVE = 8;
const SEARCH_DELAY_MS = 500;

interface CustomerSwitchProps {
  identity: Identity;
  onDone: () => void;
}

/** The customers of the user; choosing one makes it the current one and goes home. */
export function CustomerSwitch({ identity, onDone }: CustomerSwitchProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [applied] = useDebounce(search, SEARCH_DELAY_MS);
  const [busy, setBusy] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const shown = identity.links.filter(({ customerName }) => matchesSearch(customerName, applied));
  const current = identity.currentCustomer?.customerId;

  async function choose(link: UserLink) {
    if (link.customerId === current) return onDone();
    setBusy(link.id);
    setFailed(false);
    const result = await dispatch(selectCustomer(link));
    setBusy(null);
    if (selectCustomer.rejected.match(result)) return setFailed(true);
    onDone();
    await navigate(HOME_PATH);
  }
  return (
    <>
      <Divider />
      <ListSubheader component="div" sx={{ lineHeight: '36px' }}>
        {t('userMenu.switchCustomer')}
      </ListSubheader>
      {identity.links.length > SEARCH_ABOVE && (
        <div style={{ padding: '4px 16px 0' }}>
          <TextInput
            label={t('userMenu.searchCustomer')}
            value={search}
            onChange={setSearch}
            helperLines={0}
          />
        </div>
      )}
      <MenuList
        dense
        sx={{ maxHeight: 240, overflow: 'auto', '& .MuiMenuItem-root': { gap: 1, paddingInline: 2 } }}
      >
        {shown.map((link) => (
          <MenuItem
            key={link.id}
            selected={link.customerId === current}
            disabled={busy !== null}
            onClick={() => void choose(link)}
          >
            <ListItemText
              primary={link.customerName}
              secondary={link.profileName}
              slotProps={{
                primary: { noWrap: true, title: link.customerName },
                secondary: { variant: 'caption', noWrap: true, title: link.profileName },
              }}
            />
            {link.customerId === current && <CheckOutlined fontSize="small" />}
          </MenuItem>
        ))}
      </MenuList>
      {shown.length === 0 && (
        <Typography role="status" sx={{ px: 2, py: 1, color: 'text.secondary' }}>
          {t('userMenu.noCustomer')}
        </Typography>
      )}
      {failed && (
        <Typography role="alert" color="error" sx={{ px: 2, pb: 1 }}>
          {t('userMenu.switchFailed')}
        </Typography>
      )}
    </>
  );
}
