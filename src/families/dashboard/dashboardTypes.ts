import type { ComponentType } from 'react';

/** What a card shows of the data of its page. */
interface CardPart<Data> {
  readonly Component: ComponentType<{ readonly data: Data }>;
}

/** One card of a dashboard. It stands alone: its own place, code and failure. */
export interface DashboardCard<Data> {
  readonly id: string;
  /** Twelfths of a row on a wide screen. A row that its cards do not fill is shared out among them. */
  readonly span: number;
  /** Stands under the card before it, in its column: low cards beside a high one leave no gap. */
  readonly below?: true;
  /** Its least height in px, wide and on a telephone: its place while the code is on the way, so that nothing jumps. */
  readonly height: readonly [wide: number, narrow: number];
  /** Its code, which comes when the page stands; or the component itself, for what the page is opened for. */
  readonly load: (() => Promise<CardPart<Data>>) | CardPart<Data>;
  /** Locale files of its own, besides those of its page. */
  readonly namespaces?: readonly string[];
  /** Always, by default. */
  readonly shows?: (data: Data) => boolean;
}

/** Where a card stands: what `figuresCard`, `curveCard` and `tableCard` are given besides what they show. */
export type CardSpot<Data> = Omit<DashboardCard<Data>, 'load' | 'namespaces'>;
