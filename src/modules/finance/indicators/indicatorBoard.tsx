import { BoardPage } from '@/families/report/board/BoardPage';
import type { Board } from '@/families/report/board/boardTypes';
import { useQuery } from '@/platform/store/useQuery';
import { lastDateOfReport } from '../documents/documentsSlice';

/** The page of a board of the financial module. */
export function indicatorBoard(board: Board) {
  return function IndicatorBoard() {
    const { data } = useQuery(lastDateOfReport, board.key);
    return <BoardPage board={board} namespace="financeIndicators" until={data} />;
  };
}
