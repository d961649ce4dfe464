import { defineRoutes } from '@/platform/routing/defineRoutes';

const WORDS = ['financeIndicators', 'report', 'chart', 'grid', 'forms'] as const;

/** The pages of indicators, each also without menus. */
export const indicatorRoutes = defineRoutes({
  financeAnimalIndicators: {
    path: '/indicadores-de-animais',
    title: 'financeIndicators:boards.animals.title',
    permission: 'ANIMAL_INDICATORS',
    namespaces: WORDS,
    embedded: true,
    page: () => import('./animals'),
  },
  financeAgricultureIndicators: {
    path: '/indicadores-de-agricultura',
    title: 'financeIndicators:boards.agriculture.title',
    permission: 'AGRICULTURE_INDICATORS',
    namespaces: WORDS,
    embedded: true,
    page: () => import('./agriculture'),
  },
  financeLivestockProductIndicators: {
    path: '/indicadores-de-produtos-pecuarios',
    title: 'financeIndicators:boards.livestockProducts.title',
    permission: 'LIVESTOCK_PRODUCT_INDICATORS',
    namespaces: WORDS,
    embedded: true,
    page: () => import('./livestockProducts'),
  },
});
