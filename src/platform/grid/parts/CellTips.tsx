import Tooltip from '@mui/material/Tooltip';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TWO_LINES } from '@/platform/grid/columnSpec';
import { motion } from '@/platform/theme/tokens';

interface Tip {
  readonly anchor: HTMLElement;
  readonly text: string;
}

/** What is worth a tooltip: an icon's name or refusal, and any cell or head whose text is cut. */
function tipAt(target: EventTarget): Tip | null {
  if (!(target instanceof Element)) return null;
  const marked = target.closest<HTMLElement>('[data-tip]');
  const text = marked?.dataset['tip'];
  if (marked && text) return { anchor: marked, text };
  const cell = target.closest<HTMLElement>('[role="gridcell"], [role="rowheader"], [data-cut]');
  const cut = cell && [cell, ...cell.querySelectorAll<HTMLElement>('[data-cut]')].find(isCut);
  const words = cut?.textContent.trim();
  return cell && words ? { anchor: cell, text: words } : null;
}

function isCut(element: HTMLElement): boolean {
  if (element.scrollWidth > element.clientWidth + 1) return true;
  return element.classList.contains(TWO_LINES) && element.scrollHeight > element.clientHeight + 1;
}

/** One tooltip for a whole grid: a hundred rows of five icons would otherwise be five hundred of them. */
export function CellTips({ children, className }: { children: ReactNode; className?: string }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const timer = useRef<number>(undefined);

  const hide = () => {
    window.clearTimeout(timer.current);
    setTip(null);
  };
  const show = (event: PointerEvent | FocusEvent, delay: number) => {
    const next = tipAt(event.target);
    if (next?.anchor === tip?.anchor) return;
    hide();
    if (next) timer.current = window.setTimeout(() => setTip(next), delay);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <div
      role="presentation"
      className={className}
      onPointerOver={(event) => show(event, motion.delayMs.tooltip)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event, 0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
      onScrollCapture={hide}
    >
      {children}
      <Tooltip
        open={tip !== null && tip.anchor.isConnected}
        title={tip?.text ?? ''}
        disableInteractive
        slotProps={{ popper: { anchorEl: tip?.anchor ?? null } }}
      >
        <span hidden />
      </Tooltip>
    </div>
  );
}
