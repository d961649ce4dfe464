import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync(new URL('../deploy/eprodutor.conf', import.meta.url), 'utf8');
const lines = text.split('\n').map((line) => line.trim());
const among = (start: string) => lines.filter((line) => line.startsWith(start));
/** The lines of a block, from its head to the brace that stands where the head does. */
function block(head: string): string {
  const from = text.indexOf(`\n${head}`);
  if (from === -1) throw new Error(`the example has no ${head}`);
  return text.slice(from, text.indexOf('\n}', from));
}

describe('the example for nginx', () => {
  it('lets browsers keep what never changes and nothing else', () => {
    expect(lines.filter((line) => line.includes('immutable'))).toEqual([
      '"~^asset:(200|206|304):" "public, max-age=31536000, immutable";',
    ]);
    expect(block('map "$answer:$status:$upstream_http_cache_control" $cache_policy')).toContain(
      'default no-store;',
    );
  });

  it('writes every header at the server, whatever is answered', () => {
    const headers = among('add_header');
    expect(headers.map((line) => line.split(' ')[1])).toEqual([
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Content-Security-Policy',
      'Cache-Control',
      'Referrer-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
    ]);
    expect(headers.filter((line) => !line.endsWith(' always;'))).toEqual([]);
    // One in a location would drop them all.
    const locations = text.slice(text.indexOf('\n  location '));
    expect(locations).not.toContain('add_header');
  });

  it('lets pages load from named hosts alone, and stand in no frame', () => {
    const [page = ''] = among('"~^page:"').filter((line) => line.includes('script-src'));
    expect(page).toContain("default-src 'self'; script-src 'self';");
    expect(page).toContain("frame-ancestors 'none'");
    expect(page).not.toMatch(/-src[^;]* (https?:|\*)[ ;]/);
    expect(page).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('answers neither another name nor without TLS', () => {
    const [first = '', second = '', third = ''] = text.split('\nserver {').slice(1);
    expect(first).toMatch(/listen 80 default_server;\s+listen 443 ssl default_server;/);
    expect(first).toContain('return 444;');
    expect(second).toMatch(/listen 80;[^}]*return 301 https:\/\/\$host\$request_uri;/s);
    expect(third).toContain('listen 443 ssl http2;');
    expect(third).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
  });

  it('keeps the link of a forgotten password out of logs and referrers', () => {
    expect(block('map $request_uri $loggable')).toContain('"~*^/redefinir-minha-senha/" 0;');
    expect(block('map $request_uri $referrer_policy')).toContain('no-referrer;');
    expect(among('access_log').every((line) => line.endsWith('if=$loggable;'))).toBe(true);
  });

  it('sends no source map and no packed neighbour under its own name', () => {
    const [, hidden = ''] = /location ~ (\S+) \{\s+return 404;/.exec(text) ?? [];
    const isHidden = new RegExp(hidden);
    for (const path of ['/assets/a.js.map', '/assets/a.js.gz', '/index.html.br', '/.vite/manifest.json'])
      expect([path, isHidden.test(path)]).toEqual([path, true]);
    for (const path of ['/assets/a.js', '/index.html', '/relatorio.gz'])
      expect([path, isHidden.test(path)]).toEqual([path, false]);
  });
});
