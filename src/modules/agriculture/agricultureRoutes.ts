import { defineRoutes } from '@/platform/routing/defineRoutes';

export const agricultureRoutes = defineRoutes({
  agricultureMapComparison: {
    path: '/comparacao-mapas',
    title: 'agriculture:mapComparison.title',
    permission: 'MAP_COMPARISON',
    namespaces: ['agriculture', 'mapView', 'forms'],
    embedded: ['/agricultura/comparacao-mapas'],
    page: () => import('./mapComparison/MapComparisonPage'),
  },
  agricultureCycles: {
    path: '/ciclo/:registro?',
    title: 'agricultureRegisters:registers.cycles.title',
    permission: 'CYCLE',
    namespaces: ['agricultureRegisters', 'register', 'grid', 'forms'],
    page: () => import('./pages/CyclesPage'),
  },
  agricultureSoilTypes: {
    path: '/configuracao-tipo-solo',
    title: 'agricultureRegisters:registers.soilTypes.title',
    permission: 'SOIL_TYPE_CONFIGURATION',
    namespaces: ['agricultureRegisters', 'register', 'grid', 'forms'],
    page: () => import('./pages/SoilTypesPage'),
  },
  agricultureClimatePhases: {
    path: '/configuracao-lanina-elnino',
    title: 'agricultureRegisters:registers.climatePhases.title',
    permission: 'LANINA_ELNINO_CONFIGURATION',
    namespaces: ['agricultureRegisters', 'register', 'grid', 'forms'],
    page: () => import('./pages/ClimatePhasesPage'),
  },
  agricultureApiTokens: {
    path: '/configuracao-api-service-token',
    title: 'agricultureRegisters:registers.apiTokens.title',
    permission: 'API_SERVICE_TOKEN_CONFIGURATION',
    namespaces: ['agricultureRegisters', 'register', 'grid', 'forms'],
    page: () => import('./pages/ApiTokensPage'),
  },
});
