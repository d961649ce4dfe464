// @vitest-environment node
import { expect, it } from 'vitest';
import { filesOf, namedBy } from './budget.mjs';

it('counts what the page itself asks for', () => {
  const html = `<link rel="icon" href="/icon.svg"><link rel="stylesheet" crossorigin href="/assets/start.css">
    <link rel="modulepreload" crossorigin href="/assets/runtime.js"><script type="module" crossorigin src="/assets/start.js"></script>
    <script>document.title = 'inline'</script>`;
  expect(namedBy(html)).toEqual(['assets/start.css', 'assets/runtime.js', 'assets/start.js']);
});

it('follows the imports of a chunk once, styles included', () => {
  const manifest = {
    'src/LoginPage.tsx': { file: 'login.js', css: ['login.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js', imports: ['src/LoginPage.tsx'] },
  };
  expect(filesOf(manifest, 'src/LoginPage.tsx')).toEqual(['login.js', 'login.css', 'shared.js']);
  expect(filesOf(manifest, 'src/Gone.tsx')).toEqual([]);
});
