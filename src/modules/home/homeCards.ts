import type { Identity } from '@/domain/identity/identityWire';
import type { DashboardCard } from '@/families/dashboard/dashboardTypes';
import { Component as ShortcutsCard } from './shortcuts/ShortcutsCard';

/** Who has no customer has no menu, and nothing to pin. */
const hasCustomer = ({ currentCustomer }: Identity) => currentCustomer !== null;

/**
 * The cards of the home page, in the order they show; each loads by itself (`useWidget`, `WidgetCard`). To add one: one
 * line here, and a component exported as `Component`:
 * `{ id: 'agenda', span: 7, height: [218, 290], load: () => import('./calendar/CalendarCard') },`
 */
export const homeCards: readonly DashboardCard<Identity>[] = [
  { id: 'shortcuts', span: 12, height: [122, 130], load: { Component: ShortcutsCard }, shows: hasCustomer },
  {
    id: 'calendar',
    span: 7,
    height: [218, 290],
    load: () => import('./calendar/CalendarCard'),
    shows: hasCustomer,
  },
  { id: 'dollar', span: 5, height: [218, 370], load: () => import('./dollar/DollarCard') },
  {
    id: 'forecast',
    span: 4,
    height: [340, 340],
    load: async () => ({ Component: (await import('@/domain/widgets/forecast/ForecastCard')).ForecastCard }),
    namespaces: ['forecast', 'forms'],
    shows: hasCustomer,
  },
  { id: 'notices', span: 4, height: [340, 300], load: () => import('./notices/NoticesCard') },
  { id: 'prices', span: 4, height: [340, 340], load: () => import('./prices/PricesCard') },
  { id: 'blog', span: 8, height: [278, 350], load: () => import('./blog/BlogCard') },
  { id: 'academy', span: 4, height: [136, 182], load: () => import('./academy/AcademyCard') },
  { id: 'version', span: 4, below: true, height: [126, 126], load: () => import('./version/VersionCard') },
];
