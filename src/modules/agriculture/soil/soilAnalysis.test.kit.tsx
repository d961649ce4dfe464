import { SoilAnalysisScreen } from './SoilAnalysisScreen';
import { SoilImportScreen } from './importing/SoilImportScreen';
import { agricultureRoutes } from '../agricultureRoutes';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';

/** The demo and the words of the pages of soil analyses, for the tests of a file. */
export const startSoil = () =>
  startDemo({
    routes: agricultureRoutes,
    namespaces: [
      'common',
      'ui',
      'grid',
      'sheet',
      'forms',
      'register',
      'mapView',
      'soilAnalysis',
      'soilInterpretation',
      'soilMaps',
      'soilReferences',
    ],
  });

const FIELDS = '/agricultura/analise-de-solo';
const WOODS = '/silvicultura/analise-de-solo';
const routes = [
  { path: `${FIELDS}/importacao`, element: <SoilImportScreen world="AGRICULTURE" /> },
  { path: `${FIELDS}/:id?`, element: <SoilAnalysisScreen world="AGRICULTURE" /> },
  { path: `${WOODS}/importacao`, element: <SoilImportScreen world="SILVICULTURE" /> },
  { path: `${WOODS}/:id?`, element: <SoilAnalysisScreen world="SILVICULTURE" /> },
];

export const openSoil = (at: string) => openSignedIn({ routes, at });
