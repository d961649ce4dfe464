import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { usePreferences } from '@/platform/preferences/preferencesSlice';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import type { AppStore } from '@/platform/store/store';
import type { AppRouter } from './router';

/** Its children are made outside of it: they are not drawn again when a preference changes that is not theirs. */
function Themed({ children }: { children: ReactNode }) {
  return <AppThemeProvider preferences={usePreferences()}>{children}</AppThemeProvider>;
}

export function App({ store, router }: { store: AppStore; router: AppRouter }) {
  return (
    <Provider store={store}>
      <Themed>
        <RouterProvider router={router} />
      </Themed>
    </Provider>
  );
}
