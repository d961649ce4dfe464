import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isSupporting } from '@/domain/identity/permissions';
import { useIdentity } from '@/domain/identity/selectors';
import { useConnection } from '@/platform/connection/connection';
import { useNewVersion } from '@/platform/connection/newVersion';
import { usePreload } from '@/platform/connection/usePreload';
import { useAppSelector } from '@/platform/store/hooks';
import { layout, zIndex } from '@/platform/theme/tokens';
import { COUNTDOWN_MS } from '../rules/countdown';
import { onDue } from '../rules/dueTimer';
import { selectSession } from '../sessionSlice';

/** Milliseconds left during the last minutes of a session, else null. */
function useCountdown(): number | null {
  const { phase, locked, expiresAt } = useAppSelector(selectSession);
  const at = phase === 'signedIn' && !locked ? expiresAt : null;
  const [remaining, setRemaining] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    let interval: ReturnType<typeof setInterval> | undefined;
    const tick = () => setRemaining(at - Date.now());
    const cancel = onDue(at - COUNTDOWN_MS, () => {
      tick();
      interval = setInterval(tick, 1000);
    });
    return () => {
      cancel();
      clearInterval(interval);
      setRemaining(null);
    };
  }, [at]);
  return remaining;
}

const SupportBanner = lazy(async () => ({
  default: (await import('../support/SupportBanner')).SupportBanner,
}));
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
  const part = usePreload(banners, true, 1500);
  if (!part) return null;
  if (remaining !== null) return <part.CountdownBanner remaining={remaining} />;
  if (offlineSince !== null) return <part.OfflineBanner since={offlineSince} />;
  return newVersion === null ? null : <part.NewVersionBanner />;
}

/** A support assistant in an account that is not one of their own. */
function useSupported() {
  const identity = useIdentity();
  const [own] = identity?.links ?? [];
  if (!identity?.currentCustomer || !own || !isSupporting(identity)) return null;
  return <SupportBanner customerName={identity.currentCustomer.customerName} own={own} />;
}

/** What concerns the whole application just now: whose account this is, and of the rest the gravest. */
export function StatusBanner() {
  const banner = useBanner();
  const supported = useSupported();
  return (
    <>
      {supported && (
        <Suspense fallback={null}>
          <Place>{supported}</Place>
        </Suspense>
      )}
      {banner && <Place>{banner}</Place>}
    </>
  );
}
