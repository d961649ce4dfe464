import { useAppSelector } from '@/platform/store/hooks';
import { currentScope } from '@/platform/store/scope';
import { useLoad } from '@/platform/store/useLoad';
import { useCardTurn } from './CardTurn';
import type { Widget, WidgetState } from './createWidget';

/** What a card shows of its answer. */
export interface WidgetAnswer<T> extends WidgetState<T> {
  /** Asks again; the answer that stands stays until then. */
  readonly reload: () => void;
}

/**
 * Asks when the card appears and whenever the question or the customer changes; aborts when the card goes.
 * `null` asks nothing: what the question hangs on is not known yet. A card of a page of cards waits for its turn, and
 * drops what it asks while that page is left.
 */
export function useWidget<T, Args>(widget: Widget<T, Args>, args: NoInfer<Args> | null): WidgetAnswer<T> {
  const state = useAppSelector(widget.select);
  const asked = args === null ? null : widget.questionOf(args);
  const turn = useCardTurn();
  const leaving = turn?.leaving ?? false;
  const reload = useLoad(`${currentScope()} ${asked} ${leaving}`, (dispatch) =>
    args === null || leaving ? null : dispatch(widget.load(args, turn?.isSeen)),
  );
  // Until the effect has asked, the store still holds the answer to the former question.
  const own = asked !== null && state.asked === asked && state.scope === currentScope();
  return own
    ? { ...state, reload }
    : { ...state, status: 'loading', data: null, at: null, kept: false, error: null, reload };
}
