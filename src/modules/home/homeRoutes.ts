import { defineRoutes } from '@/platform/routing/defineRoutes';

export const homeRoutes = defineRoutes({
  home: {
    path: '/inicio',
    title: 'home:title',
    namespaces: ['home'],
    page: () => import('./pages/HomePage'),
  },
  homeAgenda: {
    path: '/agenda',
    title: 'home:agenda.title',
    permission: 'SCHEDULE',
    namespaces: ['home', 'ui'],
    page: () => import('./calendar/agenda/AgendaPage'),
  },
  homeAcademy: {
    path: '/academia-eprodutor',
    title: 'academy:title',
    namespaces: ['academy', 'ui'],
    embedded: true,
    page: () => import('./academy/AcademyPage'),
  },
});
