import { startSession } from '@/modules/session/sessionFlow';
import { startI18n } from '@/platform/i18n/i18n';
import { beaconSink } from '@/platform/log/beaconSink';
import { setLogSink } from '@/platform/log/log';
import { selectPreferences } from '@/platform/preferences/preferencesSlice';
import { wireHttpPolicy } from './httpPolicy';
import { createAppRouter } from './router';
import { wireSessionNavigation } from './sessionNavigation';
import { makeStore } from './store';

/** Resolves when the first page and its texts are there: until then the static splash of index.html stands. */
function ready(router: ReturnType<typeof createAppRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

/** Brings the application up to the moment of its first render. */
export async function start() {
  const sink = import.meta.env.VITE_ERROR_SINK_URL;
  if (sink) setLogSink(beaconSink(sink));
  const store = makeStore();
  const { language } = selectPreferences(store.getState());
  await Promise.all([startI18n(language, ['common', 'session']), store.dispatch(startSession())]);
  const router = createAppRouter(store);
  wireHttpPolicy(store, router);
  wireSessionNavigation(store, router);
  await ready(router);
  return { store, router };
}
