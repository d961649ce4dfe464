import { createContext, useContext } from 'react';
import type { PropertyMap } from '../propertyMap';
import type { DrawController } from './input/controller';
import type { DrawSession, SessionState } from './model/session';
import { useDrawState } from './hooks/useDrawState';

export type DrawPanel = 'table' | 'import' | 'export' | 'keys';

/** What the parts of the drawing tools share. */
export interface Drawing {
  readonly map: PropertyMap;
  readonly session: DrawSession;
  readonly controller: DrawController;
  /** Begins a plot that does not exist yet. */
  readonly startNew: () => void;
  readonly save: () => void;
  readonly panel: DrawPanel | null;
  readonly setPanel: (panel: DrawPanel | null) => void;
  /** What is being drawn, in words. */
  readonly name: string;
}

const Context = createContext<Drawing | null>(null);

export const DrawingProvider = Context.Provider;

export function useDrawing(): Drawing {
  const value = useContext(Context);
  if (!value) throw new Error('useDrawing outside of the drawing tools');
  return value;
}

/** A part of the state of the drawing around. */
export const useDrawn = <Value>(select: (state: SessionState) => Value): Value =>
  useDrawState(useDrawing().session, select);
