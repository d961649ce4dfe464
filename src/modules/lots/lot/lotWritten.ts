import type { AppState } from '@/platform/store/appState';
import type { AppDispatch } from '@/platform/store/store';
import type { ChickenLot } from './lotWire';
import { chickenLots } from './registers/lots';

const { resource } = chickenLots;

/** A lot was closed or reversed, or found to be another by now: it is read anew where it is open, and the list. */
export const lotWritten = (lot: ChickenLot) => (dispatch: AppDispatch, getState: () => AppState) => {
  if (String(lot.id) in resource.item.selectAll(getState())) void dispatch(resource.item.refresh(lot.id));
  dispatch(resource.written());
};
