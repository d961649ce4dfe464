import type { DashboardCard } from './dashboardTypes';

/** The cards by the columns that they stand in: one, or several under each other. */
export function columnsOf<Data>(
  cards: readonly DashboardCard<Data>[],
): readonly (readonly DashboardCard<Data>[])[] {
  return cards.reduce<DashboardCard<Data>[][]>((columns, card) => {
    const before = columns.at(-1);
    if (card.below && before) before.push(card);
    else columns.push([card]);
    return columns;
  }, []);
}
