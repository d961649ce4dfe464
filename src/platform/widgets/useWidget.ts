import { useMemo } from 'react';
import type { Query } from '@/platform/store/createQuery';
import { type Reading, useQuery } from '@/platform/store/useQuery';
import { takeTurn } from './cardLine';
import { useCardTurn } from './CardTurn';

/**
 * Reads an answer for a card: one of a page of cards waits for its turn, and drops what it asks while that page is
 * left. Elsewhere it is `useQuery`.
 */
export function useWidget<T, Args>(query: Query<T, Args>, args: NoInfer<Args> | null): Reading<T> {
  const seat = useCardTurn();
  const isSeen = seat?.isSeen;
  const turn = useMemo(() => isSeen && ((signal: AbortSignal) => takeTurn(isSeen, signal)), [isSeen]);
  return useQuery(query, args, { turn, paused: seat?.leaving ?? false });
}
