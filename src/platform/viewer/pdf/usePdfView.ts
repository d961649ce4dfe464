import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rememberRoom } from '@/platform/viewer/pdf/firstPage';
import { fittedZoom, pageAt, type PageSize, turnedSize, zoomed } from '@/platform/viewer/pdf/pdfMeasures';

/** How the pages lie: fitted to the width until somebody zooms; which of them is in view. */
export function usePdfView(first: PageSize) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [turns, setTurns] = useState(0);
  const [inView, setInView] = useState(1);
  const fitted = fittedZoom(turnedSize(first, turns).width, room);
  const zoom = chosen ?? fitted;

  useEffect(() => {
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => {
      setRoom(scroller.clientWidth);
      rememberRoom(scroller.clientWidth);
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller]);

  // When the pages grow or shrink, the line that is at the top stays there; sideways, what is in the middle.
  const before = useRef({ zoom, turns });
  useLayoutEffect(() => {
    const factor = before.current.turns === turns ? zoom / before.current.zoom : 1;
    before.current = { zoom, turns };
    if (!scroller || factor === 1) return;
    const half = scroller.clientWidth / 2;
    scroller.scrollTo((scroller.scrollLeft + half) * factor - half, scroller.scrollTop * factor);
  }, [scroller, zoom, turns]);

  const sheets = useCallback(
    () => [...(scroller?.querySelectorAll<HTMLElement>('[data-page]') ?? [])],
    [scroller],
  );
  useEffect(() => {
    if (!scroller) return undefined;
    let frame = 0;
    const look = () => {
      const tops = sheets().map((sheet) => sheet.offsetTop);
      setInView(pageAt(tops, scroller.scrollTop + scroller.clientHeight / 3) + 1);
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [scroller, sheets]);

  return {
    scroller,
    setScroller,
    zoom,
    turns,
    inView,
    by: (factor: number) => setChosen(zoomed(zoom, factor)),
    fit: () => setChosen(null),
    turn: () => setTurns((now) => now + 1),
    goTo: (number: number) => {
      const sheet = sheets()[number - 1];
      if (!sheet || !scroller) return false;
      scroller.scrollTo({ top: sheet.offsetTop - 12 });
      return true;
    },
  };
}
