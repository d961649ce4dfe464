import { useBegunFilter } from '@/domain/selection/useBegunFilter';
import { BoardPage } from '@/families/report/board/BoardPage';
import { reportRows } from '@/families/report/reportRows';
import type { Board } from '@/families/report/board/boardTypes';
import { yearsUntil } from '@/families/report/board/useBoardAddress';
import { today } from '@/platform/format/date';
import { useQuery } from '@/platform/store/useQuery';
import { lastDateOfReport } from '../documents/documentsSlice';

/** The page of a board of the financial module. It begins with the year that was looked at last. */
export function indicatorBoard(board: Board) {
  const byYear = board.periods === 'months';
  const found = reportRows('finance', board);
  return function IndicatorBoard() {
    const until = useQuery(lastDateOfReport, board.key);
    const { choose } = useBegunFilter('year', 'ano', byYear ? yearsUntil(today()) : null);
    return (
      <BoardPage
        board={board}
        found={found}
        namespace="financeIndicators"
        until={until}
        {...(byYear && { onYear: (year) => choose(year) })}
      />
    );
  };
}
