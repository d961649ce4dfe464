import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { log } from '@/platform/log/log';
import { radius } from '@/platform/theme/tokens';
import { ErrorState } from '@/platform/ui/ErrorState';
import { Bone } from '@/platform/ui/Skeletons';

// About as high as the card: what stands under it does not jump.
const HEIGHT = 340;

const LazyCard = lazy(async () => {
  const [{ ForecastCard }] = await Promise.all([
    import('./ForecastCard'),
    loadNamespaces(['forecast', 'forms']),
  ]);
  return { default: ForecastCard };
});

/** The forecast card for any page: its code and its words come by themselves, after the page. */
export function ForecastWidget() {
  return (
    <ErrorBoundary
      onError={(thrown) => log.error('forecast card failed', { reason: String(thrown) })}
      fallback={<ErrorState />}
    >
      <Suspense fallback={<Bone height={HEIGHT} radius={radius.card} />}>
        <LazyCard />
      </Suspense>
    </ErrorBoundary>
  );
}
