import type { ComponentType } from 'react';
import type { Identity } from '@/domain/identity/identityTypes';

/** One card of the home page. */
export interface HomeCard {
  readonly id: string;
  /** Twelfths of a row on a wide screen. A row that its cards do not fill is shared out among them. */
  readonly span: number;
  /** The least height in px, which is kept while the card's code is on the way: nothing jumps when it comes. */
  readonly height: number;
  /** The card stands alone: its own skeleton, failure, refresh and time (`useWidget` and `WidgetCard`). */
  readonly load: () => Promise<{ Component: ComponentType }>;
  /** Locale files of its own, besides `home`. */
  readonly namespaces?: readonly string[];
  /** Who sees it; everybody unless told. */
  readonly shows?: (identity: Identity) => boolean;
}

/** Who has no customer has no menu, and nothing to pin. */
const hasCustomer = ({ currentCustomer }: Identity) => currentCustomer !== null;

/**
 * The cards of the home page, in the order they show. To add one: one line here, and a component exported as
 * `Component`: `{ id: 'agenda', span: 7, height: 198, load: () => import('./calendar/CalendarCard') },`
 */
export const homeCards: readonly HomeCard[] = [
  {
    id: 'shortcuts',
    span: 12,
    height: 118,
    load: () => import('./shortcuts/ShortcutsCard'),
    shows: hasCustomer,
  },
  {
    id: 'calendar',
    span: 7,
    height: 198,
    load: () => import('./calendar/CalendarCard'),
    shows: hasCustomer,
  },
  { id: 'dollar', span: 5, height: 198, load: () => import('./dollar/DollarCard') },
  { id: 'notices', span: 5, height: 226, load: () => import('./notices/NoticesCard') },
  { id: 'prices', span: 4, height: 226, load: () => import('./prices/PricesCard') },
  {
    id: 'forecast',
    span: 3,
    height: 340,
    load: async () => ({ Component: (await import('@/domain/widgets/forecast/ForecastCard')).ForecastCard }),
    namespaces: ['forecast', 'forms'],
    shows: hasCustomer,
  },
  { id: 'blog', span: 6, height: 226, load: () => import('./blog/BlogCard') },
  { id: 'version', span: 3, height: 198, load: () => import('./version/VersionCard') },
  { id: 'academy', span: 3, height: 150, load: () => import('./academy/AcademyCard') },
];
