import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProxyOptions } from 'vite';
import { asksForPage } from './previewFiles.ts';

/** The path of a request, decoded; null for one that is written wrongly ('/%E0%A4%A'). */
function pathOf(url = '/'): string | null {
  try {
    return decodeURI(url.split('?')[0] ?? '/');
  } catch {
    return null;
  }
}

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
        const path = pathOf(req.url);
        // Nobody has a file or a page of such an address; the answer is that it does not exist, not a trace of this server.
        if (path === null) return false;
        if (asksForPage(req) || isOurs(path)) return req.url;
        return undefined;
      },
    },
  };
}
