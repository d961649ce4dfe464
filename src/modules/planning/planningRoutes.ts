import { defineRoutes } from '@/platform/routing/defineRoutes';

const plan = {
  namespaces: ['planning', 'activity', 'forms', 'grid', 'sheet'],
  parent: 'planningProduction',
  page: () => import('./pages/PlanPage'),
} as const;

export const planningRoutes = defineRoutes({
  planningOverview: {
    path: '/planejamento',
    title: 'planning:pages.overview',
    permission: 'PLANNING',
    namespaces: ['planning', 'activity', 'forms', 'grid'],
    page: () => import('./pages/OverviewPage'),
  },
  planningIncomeExpense: {
    path: '/planejamento/receitas-e-despesas',
    title: 'planning:pages.incomeExpense',
    permission: 'PLANNING_INCOME_EXPENSE',
    namespaces: ['planning', 'activity', 'forms', 'grid', 'sheet', 'chart'],
    page: () => import('./pages/IncomeExpensePage'),
  },
  planningProgress: {
    path: '/planejamento/andamento',
    title: 'planning:pages.progress',
    permission: 'PLANNING_PROGRESS',
    namespaces: ['planning', 'forms'],
    page: () => import('./pages/ProgressPage'),
  },
  planningProduction: {
    path: '/planejamento-de-producao',
    title: 'planning:pages.production',
    permission: 'PLANNING_PRODUCTION',
    namespaces: ['planning', 'activity', 'forms', 'grid'],
    page: () => import('./pages/PlansPage'),
  },
  planningCrop: {
    ...plan,
    path: '/planejamento-de-producao/lavoura/:id?/:harvestYear?',
    title: 'planning:activities.CROP',
    permission: 'PLANNING_CROP',
  },
  planningVegetables: {
    ...plan,
    path: '/planejamento-de-producao/olericultura/:id?/:harvestYear?',
    title: 'planning:activities.VEGETABLES',
    permission: 'PLANNING_VEGETABLES',
  },
  planningForestry: {
    ...plan,
    path: '/planejamento-de-producao/florestamento/:id?/:harvestYear?',
    title: 'planning:activities.FORESTRY',
    permission: 'PLANNING_FORESTRY',
  },
  planningBroiler: {
    ...plan,
    path: '/planejamento-de-producao/avicultura/:id?/:harvestYear?',
    title: 'planning:activities.BROILER',
    permission: 'PLANNING_BROILER',
  },
  planningLayer: {
    ...plan,
    path: '/planejamento-de-producao/avicultura-de-postura/:id?/:harvestYear?',
    title: 'planning:activities.LAYER',
    permission: 'PLANNING_LAYER',
  },
  planningBreedingPullet: {
    ...plan,
    path: '/planejamento-de-producao/franga-reproducao/:id?/:harvestYear?',
    title: 'planning:activities.BREEDING_PULLET',
    permission: 'PLANNING_BREEDING_PULLET',
  },
  planningSwine: {
    ...plan,
    path: '/planejamento-de-producao/suinocultura/:id?/:harvestYear?',
    title: 'planning:activities.SWINE',
    permission: 'PLANNING_SWINE',
  },
  planningFish: {
    ...plan,
    path: '/planejamento-de-producao/piscicultura/:id?/:harvestYear?',
    title: 'planning:activities.FISH',
    permission: 'PLANNING_FISH',
  },
  planningLivestock: {
    ...plan,
    path: '/planejamento-de-producao/atividade-pecuaria/:id?/:harvestYear?',
    title: 'planning:activities.LIVESTOCK',
    permission: 'PLANNING_LIVESTOCK',
  },
  planningMilk: {
    ...plan,
    path: '/planejamento-de-producao/producao-de-leite/:id?/:harvestYear?',
    title: 'planning:activities.MILK',
    permission: 'PLANNING_MILK',
  },
  planningBeehive: {
    ...plan,
    path: '/planejamento-de-producao/produtos-da-colmeia/:id?/:harvestYear?',
    title: 'planning:activities.BEEHIVE',
    permission: 'PLANNING_BEEHIVE',
  },
  planningTransport: {
    ...plan,
    path: '/planejamento-de-producao/transporte/:id?/:harvestYear?',
    title: 'planning:activities.TRANSPORT',
    permission: 'PLANNING_TRANSPORT',
  },
});
