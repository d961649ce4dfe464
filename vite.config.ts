import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { testPackages } from './build/testPackages.ts';
import { isolatedTests } from './build/isolatedTests.ts';
import { appFolder } from './build/appFolder.mjs';
import { backendProxy } from './build/backendProxy.ts';
import { chunkPlan } from './build/chunkPlan.mjs';
import { chunks } from './build/chunks.ts';
import { brandName } from './build/brandName.ts';
import { offlineImports } from './build/offlineImports.ts';
import { notices } from './build/notices.ts';
import { pages } from './build/pages.ts';
import { previewFiles, previewPages } from './build/previewFiles.ts';
import { releaseName } from './build/release.ts';
import { versionFile } from './build/versionFile.ts';
import { demoBackend } from './mocks/vitePlugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

// Dates are tested where the users are; the child processes of the test run inherit it.
if (process.env['VITEST']) process.env['TZ'] = 'America/Sao_Paulo';

export default defineConfig(({ mode }): ViteUserConfig => {
  const env = loadEnv(mode, root, '');
  const version = releaseName(env['BUILD_ID']);
  const server = env['API_PROXY'];
  const port = Number(env['PORT'] ?? '') || undefined;
  const proxy = server ? { proxy: backendProxy(server, root) } : {};
  const alone = process.env['VITEST'] ? isolatedTests(root, ['src', 'mocks', 'build', 'scripts']) : [];
  const screensAlone = process.env['VITEST'] ? isolatedTests(root, ['src'], /\.test\.tsx$/) : [];
  const packages = process.env['VITEST'] ? [...testPackages(root, ['src']), '@emotion/react'] : [];
  return {
    plugins: [
      react(),
      pages(),
      previewFiles(),
      // Before the demo, which answers whatever asks for JSON.
      versionFile(version),
      demoBackend(),
      previewPages(),
      chunks(chunkPlan),
      offlineImports(`${root}src/platform/connection/importWhileOffline.ts`, 'importWhileOffline'),
      notices(root),
      brandName(env['VITE_BRAND_NAME']),
    ],
    define: { __APP_VERSION__: JSON.stringify(version) },
    resolve: { tsconfigPaths: true },
    // The scan follows lazy pages too; else the first visit to one reloads the page.
    optimizeDeps: {
      entries: ['index.html', 'src/**/*.tsx'],
      // What the scan cannot see: a worker brings it.
      include: ['pdfjs-dist/legacy/build/pdf.mjs', 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'],
    },
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      outDir: appFolder(),
      manifest: true,
      sourcemap: 'hidden',
      reportCompressedSize: false,
      // Budgets count what travels: see .size-limit.js.
      chunkSizeWarningLimit: 2000,
      // Any warning fails a build; that a machine is slow is none.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    server: { port: port ?? 5173, ...proxy },
    preview: { port: port ?? 4173, strictPort: true, ...proxy },
    test: {
      // All of them: left to itself it keeps one for the tool.
      maxWorkers: availableParallelism(),
      // Less garbage collection than with Node's 16 MB: a tenth of a screen's test alone, 3 % of two side by side.
      execArgv: ['--max-semi-space-size=128'],
      // A document costs each file a second: what is no screen does without, or asks for one in its first line.
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            // Loading the same modules for each file anew took longer than the tests; each puts right what it uses.
            isolate: false,
            include: ['{src,mocks,build}/**/*.test.ts', 'scripts/**/*.test.mjs'],
            exclude: [...configDefaults.exclude, ...alone],
            setupFiles: ['./vitest.setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            environment: 'node',
            include: alone,
            setupFiles: ['./vitest.setup.ts'],
          },
        },
        {
          extends: true,
          // A package's ES module where it has one: of CommonJS a live export would be copied.
          resolve: { mainFields: ['module', 'main'] },
          test: {
            name: 'screens',
            environment: './build/testDomEnvironment.ts',
            globalSetup: './build/testDom.ts',
            // Loading React, MUI and the document for each file anew took longer than most of their tests.
            isolate: false,
            include: ['src/**/*.test.tsx'],
            exclude: [...configDefaults.exclude, ...screensAlone],
            setupFiles: ['./vitest.shared.setup.ts', './vitest.setup.ts', './vitest.screens.setup.ts'],
            deps: { optimizer: { client: { enabled: true, include: packages } } },
          },
        },
        {
          extends: true,
          resolve: { mainFields: ['module', 'main'] },
          test: {
            name: 'screensAlone',
            environment: './build/testDomEnvironment.ts',
            globalSetup: './build/testDom.ts',
            include: screensAlone,
            setupFiles: ['./vitest.setup.ts', './vitest.screens.setup.ts'],
            deps: { optimizer: { client: { enabled: true, include: packages } } },
          },
        },
      ],
      testTimeout: 20_000,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
    },
  };
});
