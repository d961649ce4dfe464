import { styled } from '@mui/material/styles';
import { useConnection } from '@/platform/connection/connection';
import { useNewVersion } from '@/platform/connection/newVersion';
import { useEarly } from '@/platform/connection/useEarly';
import { layout, zIndex } from '@/platform/theme/tokens';
import { useCountdown } from './useCountdown';

const banners = () => import('./statusBanners');

// Stays in view under the toolbar while the page scrolls.
const Place = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: layout.toolbar + 8,
  zIndex: zIndex.toolbar - 1,
  margin: `16px ${layout.pagePad}px 0`,
  [theme.breakpoints.down('sm')]: { margin: `8px ${layout.pagePadSmall}px 0` },
  '@media print': { display: 'none' },
}));

function useBanner() {
  const remaining = useCountdown();
  const { offlineSince } = useConnection();
  const newVersion = useNewVersion();
  const part = useEarly(banners, true, 1500);
  if (!part) return null;
  if (remaining !== null) return <part.CountdownBanner remaining={remaining} />;
  if (offlineSince !== null) return <part.OfflineBanner since={offlineSince} />;
  return newVersion === null ? null : <part.NewVersionBanner />;
}

/** What concerns the whole application just now; one at a time, the gravest. */
export function StatusBanner() {
  const banner = useBanner();
  return banner && <Place>{banner}</Place>;
}
