import type { ComponentType } from 'react';
import type { Identity } from '@/domain/identity/identityTypes';
import { Component as ShortcutsCard } from './shortcuts/ShortcutsCard';

/** One card of the home page. It stands alone: own skeleton, failure, refresh and time (`useWidget`, `WidgetCard`). */
export interface HomeCard {
  readonly id: string;
  /** Twelfths of a row on a wide screen. A row that its cards do not fill is shared out among them. */
  readonly span: number;
  /** Stands under the card before it, in its column: low cards beside a high one leave no gap. */
  readonly below?: true;
  /** Its height in px, wide and on a telephone: its place while the code is on the way, so that nothing jumps. */
  readonly height: readonly [wide: number, narrow: number];
  /** Its code, which comes when the page stands; or the component itself, for what the page is opened for. */
  readonly load: (() => Promise<{ Component: ComponentType }>) | { readonly Component: ComponentType };
  /** Locale files of its own, besides `home`. */
  readonly namespaces?: readonly string[];
  /** Who sees it; everybody by default. */
  readonly shows?: (identity: Identity) => boolean;
}

/** Who has no customer has no menu, and nothing to pin. */
const hasCustomer = ({ currentCustomer }: Identity) => currentCustomer !== null;

/**
 * The cards of the home page, in the order they show. To add one: one line here, and a component exported as
 * `Component`: `{ id: 'agenda', span: 7, height: [218, 290], load: () => import('./calendar/CalendarCard') },`
 */
export const homeCards: readonly HomeCard[] = [
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
