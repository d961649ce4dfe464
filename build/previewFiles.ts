import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin, ResolvedConfig } from 'vite';

/**
 * Serves the built files as a production server would: the compressed neighbour of each file (brotli, gzip),
 * hashed assets kept for a year, everything else requested again. Stands before the demo backend.
 */
export function previewFiles(): Plugin {
  return {
    name: 'preview-files',
    configurePreviewServer({ config, middlewares }) {
      const serve = serveBuilt(config);
      const assets = `/${config.build.assetsDir}/`;
      middlewares.use((req, res, next) => {
        const path = pathOf(req);
        // Source maps are built for the error log and stay on the build machine.
        if (path.endsWith('.map') || path.startsWith('/.vite/')) return notFound(res);
        serve(req, res, () => {
          // A chunk of an older build must be missed, not answered with a page.
          if (path.startsWith(assets)) notFound(res);
          else next();
        });
      });
    },
  };
}

/** Answers each page address that no other middleware has answered with index.html. Stands after the demo backend. */
export function previewPages(): Plugin {
  return {
    name: 'preview-pages',
    configurePreviewServer({ config, middlewares }) {
      const serve = serveBuilt(config);
      middlewares.use((req, res, next) => {
        if (!asksForPage(req)) return next();
        req.url = '/index.html';
        serve(req, res, next);
      });
    },
  };
}

/** Whether a browser asks for a page to show, rather than a script for data. */
export function asksForPage(req: IncomingMessage): boolean {
  const reads = req.method === 'GET' || req.method === 'HEAD';
  return reads && (req.headers.accept ?? '').includes('text/html');
}

function serveBuilt(config: ResolvedConfig) {
  const assets = `/${config.build.assetsDir}/`;
  return sirv(join(config.root, config.build.outDir), {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(res, pathname) {
      const kept = pathname.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache';
      res.setHeader('Cache-Control', kept);
    },
  });
}

function pathOf(req: IncomingMessage): string {
  return req.url?.split('?')[0] ?? '/';
}

function notFound(res: ServerResponse): void {
  res.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end();
}
