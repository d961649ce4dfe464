import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { ParseKeys } from 'i18next';
import type { SoilAnalysis, SoilWorld } from './soilAnalysisWire';

/** What stands on a tab beside the points: the analysis as it was saved last. */
export interface SoilTabProps {
  readonly analysis: SoilAnalysis;
  readonly world: SoilWorld;
}

/** A tab of the page of an analysis: shown of one that is saved, its code comes when it is opened. */
export interface SoilTab {
  /** In the address (`?aba=`). */
  readonly slug: string;
  readonly title: ParseKeys<'soilAnalysis'>;
  readonly View: LazyExoticComponent<ComponentType<SoilTabProps>>;
}

/** Tabs behind the one of the points, in their order. */
export const SOIL_TABS: readonly SoilTab[] = [
  {
    slug: 'interpretacao',
    title: 'tabs.interpretation',
    View: lazy(async () => ({
      default: (await import('./interpretation/InterpretationTab')).InterpretationTab,
    })),
  },
  {
    slug: 'mapas',
    title: 'tabs.maps',
    View: lazy(async () => ({ default: (await import('./maps/MapsTab')).MapsTab })),
  },
];
