import { use, useEffect, useState } from 'react';
import type { MapEngine } from '@/platform/map/mapEngine';
import { createController, type DrawController } from '../input/controller';
import { inputOn, type StartInput } from '../input/terraInput';
import type { DrawSession } from '../model/session';

/** Puts the tools over the map and tells of them; answers how to take them away. */
function setUpTools(
  engine: MapEngine,
  session: DrawSession,
  startInput: StartInput,
  notify: (controller: DrawController | null) => void,
): () => void {
  const controller = createController(engine, session, startInput);
  notify(controller);
  controller.setMode(session.get().mode);
  return () => {
    notify(null);
    controller.destroy();
  };
}

/** The tools over the map; they come anew with another map, the drawing stays. Suspends until the map can take their input. */
export function useController(engine: MapEngine, session: DrawSession): DrawController | null {
  const startInput = use(inputOn(engine));
  const [controller, setController] = useState<DrawController | null>(null);
  useEffect(() => setUpTools(engine, session, startInput, setController), [engine, session, startInput]);
  return controller;
}
