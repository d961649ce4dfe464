import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListSubheader from '@mui/material/ListSubheader';
import Toolbar from '@mui/material/Toolbar';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { signOut } from '@/modules/session/sessionFlow';
import { useAppDispatch } from '@/platform/store/hooks';
import { Logo } from '@/platform/ui/Logo';
import { menuTree } from './menu/menuTree';

/** The frame of every signed-in page: toolbar above, the customer's menu at the left, the page beside it. */
export function Component() {
  const { t } = useTranslation('shell');
  const identity = useIdentity();
  const customer = useCustomer();
  const dispatch = useAppDispatch();
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <Box component="nav" aria-label={t('navigation')} sx={{ width: 280, flexShrink: 0 }}>
        {menuTree(customer?.permissions ?? []).map((module) => (
          <List key={module.id} dense subheader={<ListSubheader>{module.name}</ListSubheader>}>
            {[...module.leaves, ...module.groups.flatMap((group) => group.leaves)].map((leaf) =>
              leaf.legacy ? (
                <ListItemButton key={leaf.id} component="a" href={leaf.path}>
                  {leaf.name}
                </ListItemButton>
              ) : (
                <ListItemButton key={leaf.id} component={Link} to={leaf.path}>
                  {leaf.name}
                </ListItemButton>
              ),
            )}
          </List>
        ))}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AppBar position="sticky" color="default" elevation={0}>
          <Toolbar sx={{ justifyContent: 'space-between' }}>
            <Logo />
            <span>{identity?.name}</span>
            <Button onClick={() => void dispatch(signOut())}>{t('signOut')}</Button>
          </Toolbar>
        </AppBar>
        <Box component="main" sx={{ p: 3 }}>
          <Outlet />
        </Box>
      </Box>
    </Box>
  );
}
