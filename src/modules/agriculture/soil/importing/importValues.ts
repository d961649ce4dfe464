import { EMPTY_HEAD, type HeadValues, type TypedHead } from '../soilAnalysisForm';
import type { SoilWorld } from '../soilAnalysisWire';

/** Stands for a new analysis among those that can be filled. */
export const NEW_ANALYSIS = 0;

/** What the page of the import asks. */
export interface ImportValues extends HeadValues {
  /** The analysis that is filled; `NEW_ANALYSIS` makes one. */
  readonly targetId: number;
  readonly decimal: 'dot' | 'comma';
}
export type TypedImport = TypedHead & {
  readonly targetId: number;
  readonly decimal: 'dot' | 'comma' | null;
};

/** In woods the dot is no choice (FA-290). */
export const emptyImport = (world: SoilWorld, targetId: number | null): TypedImport => ({
  ...EMPTY_HEAD,
  targetId: targetId ?? NEW_ANALYSIS,
  decimal: world === 'SILVICULTURE' ? 'dot' : null,
});
