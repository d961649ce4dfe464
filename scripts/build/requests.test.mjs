// @vitest-environment node
import { expect, it } from 'vitest';
import { isOver, pageRequests } from './requests.mjs';

it('counts the scripts of a page that are not there already, and no style sheets', () => {
  const manifest = {
    'src/modules/map/MapPage.tsx': {
      file: 'map.js',
      css: ['map.css'],
      imports: ['_ui.js', '_grid.js'],
      isDynamicEntry: true,
    },
    'src/modules/home/AgendaPage.tsx': { file: 'agenda.js', imports: ['_ui.js'], isDynamicEntry: true },
    'src/modules/finance/reports/assets.ts': {
      file: 'assets.js',
      imports: ['_ui.js', '_grid.js', '_pdf.js'],
      isDynamicEntry: true,
    },
    'src/modules/map/registers/farms.ts': { file: 'farms.js', imports: ['_ui.js'], isDynamicEntry: true },
    'src/modules/map/Drawer.tsx': { file: 'drawer.js', isDynamicEntry: true },
    '_ui.js': { file: 'ui.js' },
    '_lists.js': { file: 'lists.js', name: 'lists', imports: ['_grid.js', '_pdf.js'] },
    '_pdf.js': { file: 'pdf.js' },
    '_grid.js': { file: 'grid.js', imports: ['_ui.js'] },
  };
  expect(pageRequests(manifest, ['ui.js'])).toEqual([
    { page: 'src/modules/map/registers/farms.ts', requests: 4 },
    { page: 'src/modules/finance/reports/assets.ts', requests: 3 },
    { page: 'src/modules/map/MapPage.tsx', requests: 2 },
    { page: 'src/modules/home/AgendaPage.tsx', requests: 1 },
  ]);
});

it('holds a count to its limit, and passes none that is missing', () => {
  expect(isOver({ requests: 8, limit: 8 })).toBe(false);
  expect(isOver({ requests: 9, limit: 8 })).toBe(true);
  expect(isOver({ requests: undefined, limit: 8 })).toBe(true);
  expect(isOver({ requests: 89 })).toBe(false);
});
