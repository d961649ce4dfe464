import type { ReactNode } from 'react';
import type { Condition } from '../rules/conditions';
import { Cloud, Lightning, Moon, Rain, Sun } from './skyParts';

const Light = ({ night, x, y, size }: { night: boolean; x: number; y: number; size: number }) =>
  night ? <Moon x={x} y={y} size={size} /> : <Sun x={x} y={y} size={size} />;

/** The cloud that it falls from. By night the moon shows behind it; by day the sun, where the sky is not covered. */
function RainCloud({ night, open }: { readonly night: boolean; readonly open: boolean }) {
  return (
    <>
      {night ? <Moon x={25.5} y={6} size={0.62} /> : open && <Sun x={24} y={8} size={0.55} />}
      <Cloud x={3.5} y={5} size={1.1} dark={!open} />
    </>
  );
}

const DRAWINGS: Record<Condition, (night: boolean) => ReactNode> = {
  clearSky: (night) => <Light night={night} x={16} y={16} size={1} />,
  fewClouds: (night) => (
    <>
      <Light night={night} x={14} y={14} size={0.9} />
      <Cloud x={15} y={19} size={0.65} />
    </>
  ),
  scatteredClouds: (night) => (
    <>
      <Light night={night} x={15} y={11} size={0.75} />
      <Cloud x={14} y={13} size={0.7} />
      <Cloud x={2} y={18} size={0.75} />
    </>
  ),
  partiallyCloudy: (night) => (
    <>
      <Light night={night} x={21} y={11} size={0.8} />
      <Cloud x={2} y={12} size={1.1} />
    </>
  ),
  mostlyCloudy: (night) => (
    <>
      {night ? <Moon x={26} y={6.5} size={0.6} /> : <Sun x={25} y={8} size={0.5} />}
      <Cloud x={10} y={6} size={0.85} dark />
      <Cloud x={2} y={12.5} size={1.1} />
    </>
  ),
  overcast: (night) => (
    <>
      {night && <Moon x={8} y={8} size={0.5} />}
      <Cloud x={9} y={5} size={0.95} dark />
      <Cloud x={2} y={12} size={1.15} dark />
    </>
  ),
  drizzle: (night) => (
    <>
      <RainCloud night={night} open />
      <Rain d="M9.5 24.5v.1M15.5 26.5v.1M21.5 24.5v.1M12.5 28.5v.1M18.5 28.5v.1" />
    </>
  ),
  lightRain: (night) => (
    <>
      <RainCloud night={night} open />
      <Rain d="M12.5 24l-1 4M19.5 24l-1 4" />
    </>
  ),
  moderateRain: (night) => (
    <>
      <RainCloud night={night} open={false} />
      <Rain d="M10.5 24l-1 4M16.5 24l-1 4M22.5 24l-1 4" />
    </>
  ),
  rain: (night) => (
    <>
      <RainCloud night={night} open={false} />
      <Rain d="M9 23.5l-2 6.5M13.7 23.5l-2 6.5M18.4 23.5l-2 6.5M23.1 23.5l-2 6.5" />
    </>
  ),
  storm: (night) => (
    <>
      <RainCloud night={night} open={false} />
      <Rain d="M9.5 23.5l-1.3 4.5M24 23.5l-1.3 4.5" />
      <Lightning />
    </>
  ),
};

interface ConditionIconProps {
  /** Null: a word that is not known. */
  readonly condition: Condition | null;
  readonly night: boolean;
  readonly size?: number;
}

/** The sky as a drawing. It says nothing by itself: its words stand beside it. */
export function ConditionIcon({ condition, night, size = 32 }: ConditionIconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      width={size}
      height={size}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-sky={`${condition ?? 'unknown'}-${night ? 'night' : 'day'}`}
      style={{ flex: 'none', display: 'block' }}
    >
      {condition ? DRAWINGS[condition](night) : <Cloud x={3} y={9} size={1.15} dark dashed />}
    </svg>
  );
}
