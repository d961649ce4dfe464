import type { PolygonArea } from '@/platform/geo/geoTypes';
import type { ObjectRef } from './rules/mapSelection';
import type { FarmActivityFieldPolygon } from '@/domain/land/landWire';

/** A dialog over the map. Ids: null registers a new one. */
export type MapDialog =
  | { readonly kind: 'farm'; readonly id: number | null }
  | {
      readonly kind: 'plot';
      readonly id: number | null;
      readonly farmId: number;
      /** Under this cost center; null asks for it, or for a new one. */
      readonly fieldId: number | null;
      /** As it was just drawn; left out, the stored drawing stays. */
      readonly area?: PolygonArea;
      /** What a file calls it: a new plot's form begins with it. */
      readonly name?: string;
      /** The drawing was saved with the plot. */
      readonly onSaved?: (plot: FarmActivityFieldPolygon) => void;
    }
  | { readonly kind: 'costCenter'; readonly id: number }
  | { readonly kind: 'plantConditions'; readonly id: number }
  /** Asks before the object is deleted, and deletes it. */
  | { readonly kind: 'delete'; readonly ref: ObjectRef };
