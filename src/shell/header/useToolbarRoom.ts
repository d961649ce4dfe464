import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { usePreferences } from '@/platform/preferences/preferencesSlice';
import { layout } from '@/platform/theme/tokens';

/** From this width on the words of its buttons stand in the toolbar without coming under the centred logo. */
const WORDS_FROM = 1200;

/**
 * What the toolbar has room for. `small`: no navigation beside it. `compact`: its buttons as icons. `tiny`: a telephone,
 * where most of them stand in the user menu.
 */
export function useToolbarRoom(): { small: boolean; compact: boolean; tiny: boolean } {
  const { layout: kind, navPinned } = usePreferences();
  const beside = kind === 'vertical' ? (navPinned ? layout.nav : layout.navFolded) : 0;
  const small = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const tiny = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const narrow = useMediaQuery(`(max-width: ${WORDS_FROM + beside - 0.05}px)`);
  return { small, tiny, compact: small || narrow || kind === 'horizontalContainer' };
}
