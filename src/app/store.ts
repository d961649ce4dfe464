import { customerSelected, signedOut } from '@/domain/identity/events';
import { identitySlice } from '@/domain/identity/identitySlice';
import { unreadSlice } from '@/domain/identity/unread';
import { selectScope } from '@/domain/identity/selectors';
import { sessionSlice } from '@/modules/session/sessionSlice';
import { DEFAULT_PREFERENCES, storedPreferences } from '@/platform/preferences/preferences';
import { preferencesChanged, preferencesSlice } from '@/platform/preferences/preferencesSlice';
import { configureScope } from '@/platform/store/scope';
import { createAppStore } from '@/platform/store/store';

/** Assembles the store: what stands from the start, and what a sign-out or change of customer leaves standing. */
export function makeStore() {
  const store = createAppStore(
    {
      isReset: (action) => signedOut.match(action) || customerSelected.match(action),
      keep: ['session', 'identity', 'preferences'],
    },
    [identitySlice, sessionSlice, preferencesSlice, unreadSlice],
  );
  configureScope(() => selectScope(store.getState()));
  store.dispatch(preferencesChanged({ ...DEFAULT_PREFERENCES, ...storedPreferences() }));
  return store;
}
