import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What index.html and the manifest call the product. */
const WRITTEN = 'eProdutor';
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The page that stands before the application, with the installation's name of the product. */
export function named(html: string, brand: string): string {
  const text = brand.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
  return html.replaceAll(WRITTEN, () => text);
}

/** Puts `VITE_BRAND_NAME` where the application's own code does not reach: its page and the manifest. */
export function brandName(brand: string | undefined): Plugin | null {
  if (!brand) return null;
  return {
    name: 'brand-name',
    transformIndexHtml: { order: 'pre', handler: (html) => named(html, brand) },
    // It stands in `public`, which is copied before the bundle is written.
    writeBundle({ dir }) {
      const file = join(dir ?? '', 'manifest.webmanifest');
      if (!existsSync(file)) return;
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      writeFileSync(file, JSON.stringify({ ...manifest, name: brand, short_name: brand }, null, 2));
    },
  };
}
