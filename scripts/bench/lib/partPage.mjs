import { build } from 'vite';
import { root } from '../../tool.mjs';

const origin = 'http://bench.invalid/';
/** The page that a part is built for. */
export const partHtml = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Bench</title>
<body style="margin:0"><div id="root"></div><script type="module" src="/page.js"></script></body></html>`;

/** Builds a page of one part, without the rest of the application, as it would be shipped; in memory. */
export async function buildPart(source) {
  if (process.env['NODE_ENV'] === 'development') throw new Error('A part is measured as it is shipped.');
  const entry = 'virtual:part-page';
  // With an ending of its own, so that JSX in it is understood.
  const file = `${root}src/part-page.tsx`;
  const page = {
    name: 'part-page',
    resolveId: (id) => (id === entry ? file : null),
    load: (id) => (id === file ? source : null),
  };
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [page],
    define: { __APP_VERSION__: '"bench"' },
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: { page: entry }, output: { entryFileNames: 'page.js' } },
    },
  });
  return new Map(output.map((made) => [made.fileName, made.type === 'chunk' ? made.code : made.source]));
}

/** Opens the built part in a page of its own; without any network. */
export async function openPart(browser, files) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.route(`${origin}**`, (route) => {
    const code = files.get(new URL(route.request().url()).pathname.slice(1));
    if (code === undefined) return route.fulfill({ contentType: 'text/html', body: partHtml });
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
  await page.goto(origin);
  return page;
}

/** Lines that every part needs before it is drawn: its texts, and the application's look around it. */
export const prelude = (namespaces) => `
import { createRoot } from 'react-dom/client';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
${namespaces.map((name) => `import ${name} from '@locales/pt-BR/${name}.json';`).join('\n')}

await i18next.use(initReactI18next).init({ lng: 'pt-BR', resources: { 'pt-BR': { ${namespaces.join(', ')} } } });
const show = (part) => createRoot(document.getElementById('root')).render(
  <AppThemeProvider preferences={{ theme: 'default', mode: 'light', density: 'compact' }}>
    <MemoryRouter>{part}</MemoryRouter>
  </AppThemeProvider>,
);
`;

/**
 * Runs in the page: notes for each key typed into a field the time until what it changed has been painted, and the work
 * in it: without the wait for the screen's next frame, which is 16.7 ms of a key that comes right after one.
 */
export function watchKeys() {
  const keys = [];
  globalThis.keys = keys;
  const soon = (run) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', run, { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  let from = 0;
  globalThis.addEventListener('keydown', () => (from = performance.now()), { capture: true });
  // After React's own listener, and after what it does at the end of an event.
  globalThis.addEventListener('input', () => {
    let handled = 0;
    queueMicrotask(() => (handled = performance.now() - from));
    requestAnimationFrame(() => {
      const frame = performance.now();
      soon(() => {
        const now = performance.now();
        keys.push({ paint: now - from, work: handled + now - frame });
      });
    });
  });
}

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
