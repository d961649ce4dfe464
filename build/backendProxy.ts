import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProxyOptions } from 'vite';
import { asksForPage } from './previewFiles.ts';

/**
 * Forwards every call that is neither a page nor a file of ours to the server named by `API_PROXY`.
 * The backend has no common prefix (`/User/…`, `/Community/…`), so files are distinguished by being there.
 */
export function backendProxy(target: string, root: string): Record<string, ProxyOptions> {
  const isOurs = (path: string) =>
    path.startsWith('/@') || // the development server's own modules
    path.startsWith('/node_modules/') ||
    [root, join(root, 'public')].some((folder) => existsSync(join(folder, path)));
  return {
    '^/.+': {
      target,
      changeOrigin: true,
      // The session cookie is set for the server's name and must come back to ours.
      cookieDomainRewrite: '',
      bypass(req) {
        const path = decodeURI(req.url?.split('?')[0] ?? '/');
        if (asksForPage(req) || isOurs(path)) return req.url;
        return undefined;
      },
    },
  };
}
