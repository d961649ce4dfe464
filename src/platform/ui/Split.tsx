import { styled } from '@mui/material/styles';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useCallback,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { localStore } from '@/platform/store/localStore';
import { currentScope } from '@/platform/store/scope';

/** Percent of the width that the left side may take. */
const LIMITS = { min: 30, max: 65 } as const;
const USUAL = 48;

const bounded = (percent: number) => Math.min(LIMITS.max, Math.max(LIMITS.min, percent));
const keyNow = () => `ep.view.${currentScope()}.assistSplit`;

function read(): number {
  const kept = Number(localStore.read(keyNow()) ?? NaN);
  return Number.isFinite(kept) ? bounded(kept) : USUAL;
}

/** Where the bar between document and entry stands, kept for this user in this browser. */
function useSplit() {
  const [percent, setPercent] = useState(read);
  const move = useCallback((to: number) => setPercent(bounded(to)), []);
  const keep = useCallback((to: number) => {
    setPercent(bounded(to));
    localStore.keep(keyNow(), String(bounded(to)));
  }, []);
  return { percent, limits: LIMITS, move, keep };
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(420px, calc(var(--split) * 1%)) 8px minmax(480px, 1fr)',
  flex: 1,
  minHeight: 0,
});
const Side = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
const Bar = styled('div')(({ theme }) => ({
  position: 'relative',
  cursor: 'col-resize',
  touchAction: 'none',
  borderInline: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.surfaceSunken,
  // Pressed more easily than it is wide.
  '&::before': { content: '""', position: 'absolute', inset: '0 -6px', zIndex: 1 },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(50% - 16px)',
    left: 2,
    width: 2,
    height: 32,
    borderRadius: 1,
    backgroundColor: theme.tokens.borderStrong,
  },
  '&:hover, &:focus-visible': { backgroundColor: theme.tokens.primarySoft },
}));

const STEP = 2;
/** Pixels. A hand that presses may tremble. */
const LEAST_DRAG = 4;

/** The widths that presses go through: half, much document, little of it. */
function nextWidth(percent: number, { min, max }: { readonly min: number; readonly max: number }): number {
  const widths = [min, USUAL, max];
  return widths.find((width) => width > percent) ?? min;
}

interface SplitProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** Two sides with a bar between them, which is dragged, pressed (it goes from width to width) or moved with the arrow keys; where it stands is kept. */
export function Split({ left, right }: SplitProps) {
  const { t } = useTranslation('ui');
  const { percent, limits, move, keep } = useSplit();
  const root = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number | null>(null);
  const dragged = useRef(false);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (pressedAt.current !== null && Math.abs(event.clientX - pressedAt.current) < LEAST_DRAG) return;
    const frame = root.current?.getBoundingClientRect();
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    dragged.current = true;
    move(((event.clientX - frame.left) / frame.width) * 100);
  };
  const byKey = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: percent - STEP,
      ArrowRight: percent + STEP,
      Home: limits.min,
      End: limits.max,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    keep(to);
  };
  return (
    <Root ref={root} style={{ '--split': percent } as CSSProperties}>
      <Side>{left}</Side>
      <Bar
        role="separator"
        tabIndex={0}
        aria-label={t('split.label')}
        aria-orientation="vertical"
        aria-valuenow={Math.round(percent)}
        aria-valuemin={limits.min}
        aria-valuemax={limits.max}
        title={t('split.hint')}
        onPointerDown={(event) => {
          dragged.current = false;
          pressedAt.current = event.clientX;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={(event) => {
          event.currentTarget.releasePointerCapture(event.pointerId);
          pressedAt.current = null;
          keep(dragged.current ? percent : nextWidth(percent, limits));
        }}
        onKeyDown={byKey}
      />
      <Side>{right}</Side>
    </Root>
  );
}
