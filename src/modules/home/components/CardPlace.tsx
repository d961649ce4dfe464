import { styled } from '@mui/material/styles';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { log } from '@/platform/log/log';
import { layout, radius } from '@/platform/theme/tokens';
import { ErrorState } from '@/platform/ui/ErrorState';
import { Bone, Loading } from '@/platform/ui/Skeletons';
import type { HomeCard } from '../homeCards';

const Frame = styled('div')(({ theme }) => ({
  height: '100%',
  boxSizing: 'border-box',
  padding: layout.cardPad,
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
}));

const SOON_MS = 1000;

/** Resolves when the page has been painted once: what it is opened for comes before the code of its cards. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A page in the background is not painted, and is to be there when it comes to the front.
    setTimeout(resolve, SOON_MS);
  });
}

function cardOf({ load, namespaces = [] }: HomeCard) {
  if (typeof load !== 'function') return load.Component;
  return lazy(async () => {
    await painted();
    const [{ Component }] = await Promise.all([load(), loadNamespaces(namespaces)]);
    return { default: Component };
  });
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
  const [round, setRound] = useState(0);
  // A new one each round: a lazy component whose code did not come never asks for it again.
  const Card = useMemo(() => ({ round, Component: cardOf(card) }), [card, round]).Component;
  return (
    <ErrorBoundary
      onError={(thrown) => log.error('home card failed', { id: card.id, reason: String(thrown) })}
      onReset={() => setRound((count) => count + 1)}
      FallbackComponent={CardFailure}
    >
      <Suspense
        fallback={
          <Frame>
            <Loading>
              <Bone width="40%" height={16} />
            </Loading>
          </Frame>
        }
      >
        <Card />
      </Suspense>
    </ErrorBoundary>
  );
}
