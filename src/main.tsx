import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { start } from '@/app/start';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { loadFont } from '@/platform/theme/loadFont';

const FONT_PATIENCE_MS = 3000;

/** Safari knows no idle time. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: FONT_PATIENCE_MS });
  else setTimeout(run, FONT_PATIENCE_MS / 10);
}

async function show(root: HTMLElement): Promise<void> {
  const { store, router } = await start();
  const screen = createRoot(root);
  // In slices: on a slow computer the first drawing would else block a third of a second in one piece.
  startTransition(() =>
    screen.render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    ),
  );
  // After the first screen, so that the font does not compete with it; until then the fallback stands.
  whenIdle(() => {
    loadFont().catch((error: unknown) => log.warn('font not loaded', { error: faultOf(error) }));
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Not awaited: the pages' chunks import this one, and would wait for it while it waits for them.
show(root).catch((error: unknown) => {
  log.error('not started', { error: faultOf(error) });
  document.getElementById('start-failed')?.removeAttribute('hidden');
});
