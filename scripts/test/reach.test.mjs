// @vitest-environment node
import { expect, it } from 'vitest';
import { root } from '../tool.mjs';
import { importGraph } from './importGraph.mjs';
import { browserReach } from './reach.mjs';

const graph = new Map([
  ['src/app/routes.ts', ['src/shell/Shell.tsx', 'src/modules/map/MapPage.tsx']],
  ['src/shell/Shell.tsx', ['src/platform/ui/Logo.tsx']],
  ['src/modules/map/MapPage.tsx', ['src/platform/map/engine.ts']],
  ['src/modules/home/HomePage.tsx', ['src/platform/ui/Logo.tsx', 'src/domain/widgets/faq.ts']],
  ['src/modules/home/rules/x.test.ts', []],
  ['src/platform/ui/Logo.tsx', []],
  ['src/platform/map/engine.ts', []],
  ['src/platform/grid/gallery/GridGallery.tsx', ['src/platform/grid/Grid.tsx']],
  ['src/platform/grid/Grid.tsx', []],
  ['src/domain/widgets/faq.ts', []],
  ['e2e/map/mapPage.ts', []],
  ['e2e/map/page.spec.ts', ['e2e/map/mapPage.ts']],
  ['e2e/map/dialogs.spec.ts', []],
  ['e2e/home/agenda.spec.ts', []],
  ['e2e/shell/guard.spec.ts', ['e2e/map/mapPage.ts']],
  ['e2e/gallery/axe.spec.ts', []],
  ['e2e/deploy/nginx.spec.ts', ['src/shell/Shell.tsx']],
]);
const reach = (...changed) => browserReach(changed, graph);
// Unknown to the modules: every change to src runs it.
const ANY = 'e2e/deploy/';

it('runs the folder of a module whose pages import the file, and no other', () => {
  expect(reach('src/modules/map/MapPage.tsx')).toEqual([ANY, 'e2e/map/']);
  expect(reach('src/platform/map/engine.ts')).toEqual([ANY, 'e2e/map/']);
  expect(reach('src/platform/ui/Logo.tsx')).toEqual([ANY, 'e2e/home/', 'e2e/shell/']);
  expect(reach('src/platform/grid/Grid.tsx')).toEqual([ANY, 'e2e/gallery/']);
});

it('takes handlers and words by the module in front of their name', () => {
  expect(reach('mocks/handlers/homeCalendar.ts')).toEqual(['e2e/home/']);
  expect(reach('mocks/handlers/map/plots.ts', 'locales/en-US/mapDrawing.json')).toEqual(['e2e/map/']);
});

it('runs everything where a change belongs to no module, or to what every page stands on', () => {
  const all = ['e2e/deploy/', 'e2e/gallery/', 'e2e/home/', 'e2e/map/', 'e2e/shell/'];
  for (const file of [
    'mocks/db/world.ts',
    'mocks/handlers/homework.ts',
    'locales/pt-BR/forms.json',
    'e2e/fixtures.ts',
    'public/boot.js',
    'src/main.tsx',
    'scripts/served.mjs',
    'package-lock.json',
  ])
    expect({ file, reached: reach(file) }).toEqual({ file, reached: all });
});

it('runs a changed test alone, and every test that a changed helper serves', () => {
  expect(reach('e2e/map/dialogs.spec.ts')).toEqual(['e2e/map/dialogs.spec.ts']);
  expect(reach('e2e/map/mapPage.ts')).toEqual(['e2e/map/page.spec.ts', 'e2e/shell/guard.spec.ts']);
  expect(reach('e2e/map/dialogs.spec.ts', 'src/modules/map/MapPage.tsx')).toEqual([ANY, 'e2e/map/']);
});

it('runs none for what no page feels', () => {
  expect(
    reach('README.md', 'src/ARCHITECTURE.md', 'scripts/test/reach.mjs', 'src/modules/home/rules/x.test.ts'),
  ).toEqual([]);
  expect(reach('deploy/eprodutor.conf')).toEqual(['e2e/deploy/']);
});

it('reads the imports of this very project', () => {
  const real = importGraph(root, ['src', 'e2e']);
  const map = browserReach(['src/modules/map/mapRoutes.ts'], real);
  expect(map).toContain('e2e/map/');
  expect(map).not.toContain('e2e/finance/');
  const field = browserReach(['src/platform/forms/fields/TextField.tsx'], real);
  expect(field).toEqual(expect.arrayContaining(['e2e/finance/', 'e2e/map/', 'e2e/account/', 'e2e/gallery/']));
  expect(
    browserReach(['src/platform/map/engine/hitTest.ts', 'src/platform/geo/areas.ts'], real),
  ).not.toContain('e2e/finance/');
});
