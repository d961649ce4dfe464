import { existsSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunnableDevEnvironment, loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { type DemoBackend, demoMiddleware } from './httpMiddleware.ts';

/** The demo account that stands for the fixed support user. */
const supportUser = 'suporte@demo.com.br';

const builtBackend = 'dist-demo/demo.mjs';

function fileIn(folder: string): (pathname: string) => boolean {
  return (pathname) => {
    const file = join(folder, pathname);
    return file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile();
  };
}

/** Calls are forwarded to a real server, so nothing here may answer them. */
function isProxied({ mode, envDir }: ResolvedConfig): boolean {
  return Boolean(envDir ? loadEnv(mode, envDir, 'API_PROXY').API_PROXY : process.env.API_PROXY);
}

/** The demo backend on the application's own origin, for the dev server and for the preview of the build. */
export function demoBackend(): Plugin {
  return {
    name: 'demo-backend',

    config: ({ root, envDir }, { command, isSsrBuild, mode }) => {
      const configured = loadEnv(mode, (envDir || root) ?? process.cwd(), 'VITE_').VITE_SUPPORT_USER_EMAIL;
      // A build for a real server has the support user it is given, and none of the demo (`scripts/build/ensure.mjs`).
      if (!configured && command === 'serve') process.env.VITE_SUPPORT_USER_EMAIL = supportUser;
      // The only build for the server is the demo backend's own.
      return isSsrBuild
        ? {
            build: {
              copyPublicDir: false,
              manifest: false,
              sourcemap: false,
              rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
            },
          }
        : undefined;
    },

    configureServer(server) {
      if (isProxied(server.config)) return;
      const environment = server.environments.ssr;
      if (!isRunnableDevEnvironment(environment))
        throw new Error('The demo backend needs the ssr environment.');
      server.middlewares.use(
        demoMiddleware({
          load: () => environment.runner.import<DemoBackend>('/mocks/handlers.ts'),
          isFile: fileIn(server.config.publicDir),
          dev: true,
        }),
      );
    },

    async configurePreviewServer(server) {
      if (isProxied(server.config)) return;
      const { root, build } = server.config;
      const file = resolve(root, builtBackend);
      if (!existsSync(file))
        throw new Error(
          `${builtBackend} is missing. Build the demo backend first: vite build --ssr mocks/demo.ts --outDir dist-demo`,
        );
      const backend = (await import(pathToFileURL(file).href)) as DemoBackend;
      server.middlewares.use(
        demoMiddleware({ load: () => backend, isFile: fileIn(resolve(root, build.outDir)) }),
      );
    },
  };
}
