import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, Suspense, useReducer } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { layout, radius } from '@/platform/theme/tokens';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import type { HomeCard } from '../homeCards';
import { pageStands } from './pageStands';

const Frame = styled('div')(({ theme }) => ({
  height: '100%',
  boxSizing: 'border-box',
  padding: layout.cardPad,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));

const made = new WeakMap<HomeCard, ComponentType>();

/**
 * The component of a card, one and the same at every try to show it: what a suspended rendering makes is thrown away,
 * and one made anew each time would never be there. One whose code did not come is made anew.
 */
function cardOf(card: HomeCard): ComponentType {
  const { load, namespaces = [] } = card;
  if (typeof load !== 'function') return load.Component;
  const known = made.get(card);
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

/** Where one card stands: keeps its place while its code comes, and whatever breaks in it inside. */
export function CardPlace({ card }: { readonly card: HomeCard }) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const Card = cardOf(card);
  return (
    <ErrorBoundary
      onError={(thrown) => log.error('home card failed', { id: card.id, reason: faultOf(thrown) })}
      onReset={again}
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
        <Card />
      </Suspense>
    </ErrorBoundary>
  );
}
