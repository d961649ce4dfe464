import { type ComponentType, lazy, Suspense, useReducer } from 'react';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { Loading, SkeletonBlock } from '@/platform/ui/Skeletons';
import { CardBoundary, CardFrame } from './CardBoundary';
import type { DashboardCard } from './dashboardTypes';
import { pageStands } from './pageStands';

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

interface CardPlaceProps<Data> {
  readonly card: DashboardCard<Data>;
  readonly data: Data;
}

/** Where one card stands: keeps its place while its code comes, and whatever breaks in it inside. */
export function CardPlace<Data>({ card, data }: CardPlaceProps<Data>) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const Card = partOf(card);
  return (
    <CardBoundary id={card.id} data={data} onReset={again}>
      <Suspense
        fallback={
          <CardFrame>
            <Loading quiet>
              <SkeletonBlock width="40%" height={16} />
            </Loading>
          </CardFrame>
        }
      >
        <Card data={data} />
      </Suspense>
    </CardBoundary>
  );
}
