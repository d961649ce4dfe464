import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectScope } from '@/domain/identity/selectors';
import type { AppState } from '@/platform/store/appState';
import { type AppDispatch, injectPart, readPart } from '@/platform/store/store';
import { farmSelected } from './events';
import { keepChoice, lastChoice } from './lastChoice';

/** Where somebody works: remembered for user and customer. A cost center is remembered as one of its farm. */
export type PlaceKind = 'farm' | 'harvest' | 'costCenter';
/**
 * The time that is looked at: a crop year ('2025' is 2025/26), or a calendar year. It lasts for as long as the
 * application is open: tomorrow's work is again that of the present one.
 */
type PeriodKind = 'season' | 'year';
export type SelectedKind = PlaceKind | PeriodKind;

/** By kind an id, or null where all of them were chosen; a kind that is not there was never chosen. */
type Selection = Partial<Record<SelectedKind, string | null>>;

const [MODULE, PART] = ['selection', 'chosen'];
const initialState: Selection = {};

const slice = createSlice({
  name: `${MODULE}/${PART}`,
  initialState,
  reducers: {
    chosen: (state, { payload }: PayloadAction<{ kind: SelectedKind; id: string | null }>) => {
      state[payload.kind] = payload.id;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(farmSelected, (state, { payload }) => {
      state.farm = payload;
    }),
});

injectPart(MODULE, { reducerPath: PART, reducer: slice.reducer });

const isPlace = (kind: SelectedKind): kind is PlaceKind => kind !== 'season' && kind !== 'year';

/** As it is kept: of a cost center with its farm before it, '' for all. */
function keptText(state: AppState, kind: SelectedKind): string | null | undefined {
  const now = readPart<Selection>(state, MODULE, PART)?.[kind];
  if (now !== undefined || !isPlace(kind)) return now;
  const kept = lastChoice(selectScope(state), kind);
  return kept === null ? undefined : kept || null;
}

/** What is chosen of a kind: an id, null for all, undefined while nothing was chosen yet. */
export function selectChosen(state: AppState, kind: SelectedKind): string | null | undefined {
  const text = keptText(state, kind);
  if (kind !== 'costCenter' || !text) return text;
  const [farm, center] = text.split('/');
  // Of another farm than the chosen one it is no choice.
  return farm === keptText(state, 'farm') ? (center ?? null) : null;
}

/** Chooses by hand, or with null all of them. Another farm leaves no cost center chosen that is not its own. */
export const choose =
  (kind: SelectedKind, id: string | null) =>
  (dispatch: AppDispatch, getState: () => AppState): void => {
    const farm = keptText(getState(), 'farm');
    const text = kind === 'costCenter' && id !== null ? `${farm ?? ''}/${id}` : id;
    dispatch(kind === 'farm' ? farmSelected(id) : slice.actions.chosen({ kind, id: text }));
    if (isPlace(kind)) keepChoice(selectScope(getState()), kind, text ?? '');
    if (kind === 'farm' && farm !== id) dispatch(choose('costCenter', null));
  };
