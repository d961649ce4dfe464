import type { Plugin } from 'vite';

const NAME = 'version.json';

/** Writes the release's name beside index.html, so that an open tab can see that a newer one is deployed. */
export function versionFile(version: string): Plugin {
  const source = JSON.stringify({ version });
  return {
    name: 'version-file',
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: NAME, source });
    },
    // Development deploys nothing, and yet the application asks for the file.
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(source);
      });
    },
  };
}
