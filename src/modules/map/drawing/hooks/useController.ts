import { useEffect, useState } from 'react';
import type { MapEngine } from '@/platform/map/mapEngine';
import { createController, type DrawController } from '../input/controller';
import type { DrawSession } from '../model/session';

/** The tools over the map; they come anew with another map, the drawing stays. */
export function useController(engine: MapEngine, session: DrawSession): DrawController | null {
  const [controller, setController] = useState<DrawController | null>(null);
  useEffect(() => {
    const next = createController(engine, session);
    setController(next);
    next.setMode(session.get().mode);
    return () => {
      setController(null);
      next.destroy();
    };
  }, [engine, session]);
  return controller;
}
