import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense, useReducer } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { layout, radius } from '@/platform/theme/tokens';
import { ErrorState } from '@/platform/ui/ErrorState';
import { Loading, SkeletonBlock } from '@/platform/ui/Skeletons';
import type { DashboardCard } from './dashboardTypes';
import { pageStands } from './pageStands';

const Frame = styled('div')(({ theme }) => ({
  height: '100%',
  boxSizing: 'border-box',
  padding: layout.cardPad,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));

type Part<Data> = ComponentType<{ readonly data: Data }>;

const made = new WeakMap<object, unknown>();

/**
 * The component of a card, one and the same at every try to show it: what a suspended rendering makes is thrown away,
 * and one made anew each time would never be there. One whose code did not come is made anew.
 */
function partOf<Data>(card: DashboardCard<Data>): Part<Data> {
  const { load, namespaces = [] } = card;
  if (typeof load !== 'function') return load.Component;
  const known = made.get(card) as Part<Data> | undefined;
  if (known) return known;
  const fresh = lazy(async () => {
    try {
      await pageStands();
      const [{ Component }] = await Promise.all([load(), loadNamespaces(namespaces)]);
      return { default: Component };
    } catch (thrown) {
      made.delete(card);
      throw thrown;
    }
  });
  made.set(card, fresh);
  return fresh;
}

function CardFailure({ resetErrorBoundary }: { readonly resetErrorBoundary: () => void }) {
  return (
    <Frame>
      <ErrorState onRetry={resetErrorBoundary} />
    </Frame>
  );
}

interface CardPlaceProps<Data> {
  readonly card: DashboardCard<Data>;
  readonly data: Data;
}

/** Where one card stands: keeps its place while its code comes, and whatever breaks in it inside. */
export function CardPlace<Data>({ card, data }: CardPlaceProps<Data>) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const Card = partOf(card);
  return (
    <ErrorBoundary
      onError={(thrown) => log.error('card failed', { id: card.id, reason: faultOf(thrown) })}
      onReset={again}
      resetKeys={[data]}
      FallbackComponent={CardFailure}
    >
      <Suspense
        fallback={
          <Frame>
            <Loading quiet>
              <SkeletonBlock width="40%" height={16} />
            </Loading>
          </Frame>
        }
      >
        <Card data={data} />
      </Suspense>
    </ErrorBoundary>
  );
}
