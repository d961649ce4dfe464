import UnfoldMoreOutlined from '@mui/icons-material/UnfoldMoreOutlined';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '@/platform/format/percent';

const STEP = 2;
const LONG_STEP = 10;

const Track = styled('div')({
  position: 'relative',
  gridArea: 'map',
  minWidth: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  zIndex: 4,
});
const Handle = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 44,
  marginInlineStart: -22,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'auto',
  cursor: 'ew-resize',
  touchAction: 'none',
  // The line between the two images, readable on any of them.
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 20,
    width: 4,
    background: theme.tokens.surfaceRaised,
    boxShadow: `0 0 0 1px ${theme.tokens.text}`,
  },
  '& > span': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    color: theme.tokens.text,
    background: theme.tokens.surfaceRaised,
    border: `1px solid ${theme.tokens.text}`,
  },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > span': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 2 },
}));

/** Where a key moves the line to; null for other keys. */
function afterKey(key: string, share: number, far: boolean): number | null {
  const step = far ? LONG_STEP : STEP;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return share - step;
    case 'ArrowRight':
    case 'ArrowUp':
      return share + step;
    case 'PageDown':
      return share - LONG_STEP;
    case 'PageUp':
      return share + LONG_STEP;
    case 'Home':
      return 0;
    case 'End':
      return 100;
    default:
      return null;
  }
}

interface SwipeHandleProps {
  /** Percent of the width that shows image A. */
  readonly share: number;
  readonly onChange: (share: number) => void;
}

/** The line between image A at its left and image B at its right. */
export function SwipeHandle({ share, onChange }: SwipeHandleProps) {
  const { t } = useTranslation('agriculture');
  const track = useRef<HTMLDivElement>(null);
  const set = (next: number) => onChange(Math.min(100, Math.max(0, next)));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = track.current?.getBoundingClientRect();
    if (box && box.width > 0) set(((event.clientX - box.left) / box.width) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = afterKey(event.key, share, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    set(next);
  };
  return (
    <Track ref={track}>
      <Handle
        role="slider"
        tabIndex={0}
        aria-label={t('mapComparison.swipe.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
        aria-valuetext={t('mapComparison.swipe.value', {
          share: formatPercent(share, { decimals: 0 }),
        })}
        style={{ insetInlineStart: `${share}%` }}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <span>
          <UnfoldMoreOutlined aria-hidden style={{ transform: 'rotate(90deg)' }} />
        </span>
      </Handle>
    </Track>
  );
}
