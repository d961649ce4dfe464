import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { selectCustomer, selectIdentity } from '@/domain/identity/selectors';
import type { AppState } from '@/platform/store/appState';
import { createResource } from '@/platform/store/createResource';
import { injectPart, readPart } from '@/platform/store/store';
import type { AppNotification } from './notificationsWire';
import { deleteNotification, lastNotifications } from './notificationsService';
import { mergeArrived } from './rules/mergeArrived';

interface Whose {
  userId: string;
  /** Id of the current user-to-customer link. */
  linkId: number;
}

/** The notifications of the current customer. */
export const notifications = createResource<AppNotification, AppNotification, never, Whose>(
  'notifications',
  'list',
  {
    list: async ({ userId, linkId }, signal, { background }) => {
      const all = await lastNotifications(userId, { signal, silent: background });
      return all.filter(({ guid }) => guid === String(linkId));
    },
    remove: (id) => deleteNotification(String(id)),
  },
);

/** What the user did with the notifications in this visit, and what came by push meanwhile. */
interface Triage {
  arrived: AppNotification[];
  /** Dismissed: on its way to the server, or waiting for the time to undo it to pass. */
  hidden: string[];
  /** Read when the bell was opened, whatever the list says until it is loaded anew. */
  read: string[];
  /** Were unread when the bell was opened, and the user has not put them aside. */
  fresh: string[];
  /** The server has not taken the reading. */
  readUnsent: boolean;
}

const initialState: Triage = { arrived: [], hidden: [], read: [], fresh: [], readUnsent: false };
const PART = 'triage';

const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id));

const slice = createSlice({
  name: `notifications/${PART}`,
  initialState,
  reducers: {
    pushArrived: (state, { payload }: PayloadAction<AppNotification>) => {
      state.arrived = [payload, ...state.arrived.filter(({ id }) => id !== payload.id)];
    },
    hiddenMarked: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.hidden = [...without(state.hidden, payload), ...payload];
    },
    shownAgain: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.hidden = without(state.hidden, payload);
    },
    readMarked: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.read = [...without(state.read, payload), ...payload];
      state.fresh = [...without(state.fresh, payload), ...payload];
    },
    putAside: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.fresh = without(state.fresh, payload);
    },
    readSent: (state, { payload }: PayloadAction<boolean>) => {
      state.readUnsent = !payload;
    },
  },
});

injectPart('notifications', { reducerPath: PART, reducer: slice.reducer });

export const { pushArrived, hiddenMarked, shownAgain, readMarked, putAside, readSent } = slice.actions;

export const selectTriage = (state: AppState): Triage =>
  readPart<Triage>(state, 'notifications', PART) ?? initialState;

/** Whose notifications they are; null while that is not known. */
export const selectOwner = createSelector(
  [selectIdentity, selectCustomer],
  (identity, customer): Whose | null =>
    identity && customer ? { userId: identity.id, linkId: customer.id } : null,
);

const NO_ROWS: readonly AppNotification[] = [];

const selectRows = (state: AppState) => {
  const owner = selectOwner(state);
  return (owner && notifications.list.select(state, owner).data?.rows) ?? NO_ROWS;
};

/** What stands in the panel, newest first. */
export const selectShown = createSelector([selectRows, selectTriage], (rows, { arrived, hidden }) =>
  mergeArrived(rows, arrived).filter(({ id }) => !hidden.includes(id)),
);

/** What the bell counts. */
export const selectUnread = createSelector([selectShown, selectTriage], (shown, { read }) =>
  shown.filter(({ id, isRead }) => !isRead && !read.includes(id)),
);
