import { useState } from 'react';
import { useViewChoice } from '@/platform/preferences/useViewChoice';
import { type Look, RAMPS } from '../look';

/** Colours and their strength. The colours are kept in this browser: who needs the clear ones needs them always. */
export function useLook(): [Look, (look: Look) => void] {
  const [ramp, setRamp] = useViewChoice('mapComparison.ramp', RAMPS);
  const [opacity, setOpacity] = useState(85);
  const change = (look: Look) => {
    if (look.ramp !== ramp) setRamp(look.ramp);
    setOpacity(look.opacity);
  };
  return [{ ramp, opacity }, change];
}
