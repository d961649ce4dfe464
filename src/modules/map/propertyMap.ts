import { createContext, useContext } from 'react';
import type { Bounds } from '@/platform/geo/geoTypes';
import type { MapEngine } from '@/platform/map/mapEngine';
import type { PropertyTree } from './components/usePropertyTree';
import type { MapDialog } from './mapDialog';
import type { MapSelection, ObjectRef } from './rules/mapSelection';

/** What the parts of the property map share. */
export interface PropertyMap {
  /** Null until the map is ready, and while it changes to another base map. */
  readonly engine: MapEngine | null;
  readonly mapsKey: string | null;
  readonly land: PropertyTree;
  readonly selection: MapSelection;
  /** Chooses an object, or none; `still` leaves the map where it is. */
  readonly go: (ref: ObjectRef | null, options?: { readonly still?: boolean }) => void;
  /** Chooses a plot or lets it go; `adding` keeps the others. */
  readonly toggle: (plotId: number, adding?: boolean) => void;
  /** Brings an object into view. */
  readonly show: (ref: ObjectRef) => void;
  /** The tools for drawing are out. */
  readonly editing: boolean;
  /** `fresh` begins with a new plot at once. */
  readonly setEditing: (editing: boolean, fresh?: boolean) => void;
  readonly freshPlot: boolean;
  /** What is being deleted here: that its address leads nowhere any more is no news. */
  readonly setLeaving: (ref: ObjectRef | null) => void;
  /** Takes how to ask for the box around what is being drawn, while the tools are out. */
  readonly notifyDrawn: (ask: (() => Bounds | null) | null) => void;
  readonly openDialog: (dialog: MapDialog) => void;
}

const Context = createContext<PropertyMap | null>(null);

export const PropertyMapProvider = Context.Provider;

export function usePropertyMap(): PropertyMap {
  const value = useContext(Context);
  if (!value) throw new Error('usePropertyMap outside of the property map');
  return value;
}
