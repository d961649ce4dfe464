import { selectIdentity } from '@/domain/identity/selectors';
import type { AppState } from '@/platform/store/appState';
import type { AppDispatch } from '@/platform/store/store';
import { createQuery } from '@/platform/store/createQuery';
import { pinnedPages } from '../homeService';
import { flipped } from './rules/pins';

/** Menu ids of the pinned pages. Not kept between visits: who is signed in brings a newer list along. */
export const shortcuts = createQuery<number[]>('home', 'shortcuts', (_, signal) => pinnedPages(signal), {
  keep: false,
});

/** What is pinned by now: what was requested, else what came with the signed-in user. */
function pinnedNow(state: AppState): number[] {
  return shortcuts.select(state).data ?? selectIdentity(state)?.shortcutList ?? [];
}

/** Takes a change over that the server has made. */
export function pinFlipped(menuId: number) {
  return (dispatch: AppDispatch, getState: () => AppState) => {
    dispatch(shortcuts.changed(flipped(pinnedNow(getState()), menuId)));
  };
}
