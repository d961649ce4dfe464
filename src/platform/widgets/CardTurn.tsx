import { createContext, type ReactNode, type RefObject, use, useEffect, useMemo, useRef } from 'react';
import { advanceLine } from './cardLine';

/** How a card of a page full of cards asks: in line, by whether it is in sight, and not while the page is left. */
interface CardTurn {
  readonly isSeen: () => boolean;
  readonly leaving: boolean;
}

const TurnContext = createContext<CardTurn | null>(null);
const LeavingContext = createContext(false);

/** Null outside a page of cards: there a widget asks at once. */
export const useCardTurn = (): CardTurn | null => use(TurnContext);

/** Around the cards of a page; while it is left for another, what they ask is dropped. */
export function CardPage({ leaving, children }: { readonly leaving: boolean; readonly children: ReactNode }) {
  return <LeavingContext value={leaving}>{children}</LeavingContext>;
}

/** A little before it comes into sight. */
const MARGIN = '160px';

/** Around one card: tells whether its place is in sight. Where a browser cannot say, every place counts as seen. */
export function CardSeat({
  place,
  children,
}: {
  readonly place: RefObject<Element | null>;
  readonly children: ReactNode;
}) {
  const leaving = use(LeavingContext);
  const seen = useRef(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        seen.current = entries.at(-1)?.isIntersecting ?? true;
        if (seen.current) advanceLine();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  const turn = useMemo(() => ({ isSeen: () => seen.current, leaving }), [leaving]);
  return <TurnContext value={turn}>{children}</TurnContext>;
}
