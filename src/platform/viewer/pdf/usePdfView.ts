import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rememberRoom } from '@/platform/viewer/pdf/firstPage';
import { fittedZoom, pageAt, type PageSize, turnedSize, zoomed } from '@/platform/viewer/pdf/pdfMeasures';

/** How the pages lie: fitted to the width until somebody zooms; which of them is in view. */
export function usePdfView(first: PageSize) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [turns, setTurns] = useState(0);
  const [current, setCurrent] = useState(1);
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

  // What is in the middle of the view stays there when the pages grow or shrink.
  const before = useRef({ zoom, turns });
  useLayoutEffect(() => {
    const factor = before.current.turns === turns ? zoom / before.current.zoom : 1;
    before.current = { zoom, turns };
    if (!scroller || factor === 1) return;
    const half = { x: scroller.clientWidth / 2, y: scroller.clientHeight / 2 };
    scroller.scrollTop = (scroller.scrollTop + half.y) * factor - half.y;
    scroller.scrollLeft = (scroller.scrollLeft + half.x) * factor - half.x;
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
      setCurrent(pageAt(tops, scroller.scrollTop + scroller.clientHeight / 3) + 1);
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
    current,
    by: (factor: number) => setChosen(zoomed(zoom, factor)),
    fit: () => setChosen(null),
    turn: () => setTurns((now) => now + 1),
    goTo: (number: number) => {
      const sheet = sheets()[number - 1];
      if (!sheet || !scroller) return false;
      scroller.scrollTop = sheet.offsetTop - 12;
      return true;
    },
  };
}
