import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { findChromium } from './scripts/findChromium.mjs';

// Tests and the demo that they start keep the day of the browser: in another zone it is another day for hours.
process.env['TZ'] = 'America/Sao_Paulo';

const executablePath = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/artifacts',
  // The tests run on what `npm start` serves; each worker has a server, and so a world, of its own (fixtures.ts).
  globalSetup: './scripts/build/ensure.mjs',
  fullyParallel: true,
  workers: Math.min(2, availableParallelism()),
  forbidOnly: true,
  // What passes only on its second try is named at the end of the run, and more than one of a hundred fail it.
  retries: 1,
  timeout: 30_000,
  // Two browsers, two servers and two cores: waiting costs nothing where the answer comes.
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Recording takes its share of every step of every test: TRACE=1 brings it back for one that fails.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    // Drawing every step of a movement without a graphics card takes more time than what is tested.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath },
    // Calls that a worker makes or answers are not seen by `page.route`: only the tests of offline use allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 768 } } },
    { name: 'mobile', grep: /@mobile/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
});
