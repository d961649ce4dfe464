import { href } from '@/platform/routing/href';
import type { SoilWorld } from './soilAnalysisWire';

type Search = Readonly<Record<string, string | number>>;

/** The page of an analysis, of a new one, or without an id the list. */
export const soilHref = (world: SoilWorld, id?: number | 'nova', search: Search = {}): string =>
  href(
    world === 'SILVICULTURE' ? 'silvicultureSoilAnalysis' : 'agricultureSoilAnalysis',
    id === undefined ? {} : { id: String(id) },
    search,
  );

export const importHref = (world: SoilWorld, search: Search = {}): string =>
  href(world === 'SILVICULTURE' ? 'silvicultureSoilImport' : 'agricultureSoilImport', {}, search);
