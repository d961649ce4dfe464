import type { HomeCard } from '../homeCards';

/** The cards by the columns that they stand in: one, or several under each other. */
export function columnsOf(cards: readonly HomeCard[]): readonly (readonly HomeCard[])[] {
  return cards.reduce<HomeCard[][]>((columns, card) => {
    const before = columns.at(-1);
    if (card.below && before) before.push(card);
    else columns.push([card]);
    return columns;
  }, []);
}
