import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { layout } from '@/platform/theme/tokens';
import { NavContent } from './NavContent';
import { walkNav } from './navKeys';

const Panel = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: layout.nav,
  height: '100%',
  color: theme.tokens.navText,
  backgroundColor: theme.tokens.navBackground,
  '& :focus-visible': { outlineColor: theme.tokens.focusRingOnNav, outlineOffset: -2 },
}));

interface NavDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The navigation of small screens, opened from the toolbar's menu button. */
export function NavDrawer({ open, onClose }: NavDrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('navigation'), sx: { borderRadius: 0 } } }}
    >
      <Panel aria-label={t('navigation')} onKeyDown={walkNav}>
        <NavContent open onFollow={onClose} />
      </Panel>
    </Drawer>
  );
}
