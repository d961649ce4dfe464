import { arrowRotation, type CompassPoint } from '../rules/wind';

/** Points where the wind blows to. It says nothing by itself: the letters stand beside it. */
export function WindArrow({ from, size = 16 }: { readonly from: CompassPoint; readonly size?: number }) {
  const turn = arrowRotation(from);
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      width={size}
      height={size}
      data-rotation={turn}
      style={{ flex: 'none', transform: `rotate(${turn}deg)` }}
    >
      <path
        d="M8 14V3M4 7l4-4.5L12 7"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
