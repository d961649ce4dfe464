import { styled } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const Scroller = styled('div')({ overflowX: 'auto' });

interface ScrollAreaProps {
  /** Says what is scrolled: the name of the table in it. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * What is too wide for its place scrolls sideways, by the arrow keys too: while something is out of sight it is a stop of
 * the Tab key (WCAG 2.1.1); where all is in view it is none.
 */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setCut(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    measure();
    return () => observer.disconnect();
  }, []);
  return (
    <Scroller
      ref={frame}
      className={className}
      {...(cut ? { tabIndex: 0, role: 'region', 'aria-label': label } : {})}
    >
      {children}
    </Scroller>
  );
}
