import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { usePreferences } from '@/platform/preferences/preferencesSlice';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import type { AppStore } from '@/platform/store/store';
import type { AppRouter } from './router';

function Themed({ router }: { router: AppRouter }) {
  const preferences = usePreferences();
  return (
    <AppThemeProvider preferences={preferences}>
      <RouterProvider router={router} />
    </AppThemeProvider>
  );
}

export function App({ store, router }: { store: AppStore; router: AppRouter }) {
  return (
    <Provider store={store}>
      <Themed router={router} />
    </Provider>
  );
}
