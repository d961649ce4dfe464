import KeyboardDoubleArrowLeftOutlined from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import KeyboardDoubleArrowRightOutlined from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { preferencesChanged, usePreferences } from '@/platform/preferences/preferencesSlice';
import { useAppDispatch } from '@/platform/store/hooks';
import { NavContent } from './NavContent';
import { navItem, NavLabel, NavPanel, NavSpace } from './navStyles';
import { useNavOpening } from './useNavOpening';

const PinButton = styled('button')(({ theme }) => ({
  ...navItem(theme),
  flex: 'none',
  marginBottom: 8,
  font: 'inherit',
  color: theme.tokens.navMuted,
}));

/** The navigation at the left: a rail that opens over the content by hover or focus, or stays open when pinned. */
export function SideNav() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { navPinned } = usePreferences();
  const opening = useNavOpening(navPinned);
  const open = navPinned || opening.open;
  const label = navPinned ? t('nav.unpin') : t('nav.pin');
  const Icon = navPinned ? KeyboardDoubleArrowLeftOutlined : KeyboardDoubleArrowRightOutlined;
  return (
    <NavSpace pinned={navPinned}>
      <NavPanel open={open} aria-label={t('navigation')} {...opening.handlers}>
        <NavContent open={open} onOpen={opening.openNow} onFollow={opening.close} />
        <PinButton
          type="button"
          aria-label={label}
          aria-pressed={navPinned}
          onClick={() => dispatch(preferencesChanged({ navPinned: !navPinned }))}
        >
          <Icon aria-hidden />
          {open && <NavLabel>{label}</NavLabel>}
        </PinButton>
      </NavPanel>
    </NavSpace>
  );
}
