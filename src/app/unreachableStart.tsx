import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { UnreachablePage } from '@/modules/session/pages/UnreachablePage';
import { startSession } from '@/modules/session/sessionFlow';
import { selectSession } from '@/modules/session/sessionSlice';
import { usePreferences } from '@/platform/preferences/preferencesSlice';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import type { AppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { loadFont } from '@/platform/theme/loadFont';

function Themed({ onRetry }: { onRetry: () => Promise<unknown> }) {
  return (
    <AppThemeProvider preferences={usePreferences()}>
      <UnreachablePage onRetry={onRetry} />
    </AppThemeProvider>
  );
}

/**
 * Shows the start page of a server that does not answer, and resolves once it has answered. No router stands yet: the
 * address stays what it was, and the requested page opens as if nothing had happened.
 */
export function waitUntilReachable(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const place = document.getElementById('root');
    if (!place) throw new Error('index.html has no #root');
    const root = createRoot(place);
    async function retry() {
      await store.dispatch(startSession());
      if (selectSession(store.getState()).phase === 'unreachable') return;
      root.unmount();
      resolve();
    }
    root.render(
      <Provider store={store}>
        <Themed onRetry={retry} />
      </Provider>,
    );
    loadFont().catch((error: unknown) => log.warn('font not loaded', { error: faultOf(error) }));
  });
}
