// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The example without its comments. Whether nginx starts with it, `e2e/deploy` looks at where it is installed. */
const text = readFileSync(new URL('../deploy/eprodutor.conf', import.meta.url), 'utf8').replace(
  /^\s*#.*$/gm,
  '',
);

it('keeps for a year what came, and no failure', () => {
  const immutable = text.split('\n').filter((line) => line.includes('immutable'));
  expect(immutable).toHaveLength(1);
  expect(immutable[0]).toContain('"~^asset:(200|206|304):"');
  expect(/map [^{]*\$cache_policy \{\s*default no-store;/.test(text)).toBe(true);
});

it('answers by TLS and by its own name alone', () => {
  expect(text).toMatch(/listen 443 ssl default_server;[^}]*return 444;/s);
  expect(text).toMatch(/listen 80;[^}]*return 301 https:\/\//s);
});

it('names the hosts of pictures and frames, and opens neither to every site', () => {
  const [page = ''] = /"~\^page:" "default-src[^\n]*/.exec(text) ?? [];
  expect(page).toContain('img-src');
  const open = ['img-src', 'frame-src', 'connect-src'].filter((part) =>
    new RegExp(`${part}[^;]*\\shttps:[\\s;]`).test(page),
  );
  expect(open).toEqual([]);
});

it('writes its headers once: a location with one of its own would drop the others', () => {
  const [, ...locations] = text.split(/\blocation\b/);
  expect(locations.length).toBeGreaterThan(2);
  expect(locations.filter((location) => /add_header/.test(location.split('\n  }')[0] ?? ''))).toEqual([]);
});

it('sends neither source maps nor packed files by their own name', () => {
  expect(text).toMatch(/location ~ \(\\\.map\$[^{]*\(br\|gz\)\$[^{]*\{\s*return 404;/);
  expect(text).toMatch(/gzip_types application\/json;/);
});

it('takes for a page what has the address of one, and sandboxes whatever else the backend sends', () => {
  // A navigation to an uploaded file says that it wants HTML: that alone must not make it a page.
  const former = /map \$uri \$former_page \{([^}]*)\}/.exec(text)?.[1] ?? '';
  expect(former.trim().split('\n')[1]).toContain('"~\\.[^/]*$" 0;');
  const [, ...locations] = text.split(/\blocation\b/);
  const proxied = locations.filter((location) => location.includes('proxy_pass'));
  expect(proxied.map((location) => /set \$answer (\w+);/.exec(location)?.[1])).toEqual([
    'stored',
    'former',
    'stored',
  ]);
  expect(text).toMatch(/"~\*\^stored:\(image\/svg\|text\/html\|[^"]*xml\)" attachment;/);
});

it('reads nothing beside itself in the folder of its sites', () => {
  const included = [...text.matchAll(/include ([^;]+);/g)].map(([, path]) => path);
  expect(included.length).toBeGreaterThan(2);
  expect(included.filter((path) => !path?.startsWith('eprodutor/'))).toEqual([]);
});
