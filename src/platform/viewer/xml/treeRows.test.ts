import { describe, expect, it } from 'vitest';
import { parseXml } from '@/platform/format/xml/parseXml';
import { sampleXml } from '@/platform/viewer/gallery/sampleFiles';
import {
  allBranches,
  findInTree,
  firstBranches,
  holdersOf,
  visibleRows,
} from '@/platform/viewer/xml/treeRows';

const root = parseXml('<a x="1"><b><c>São</c><c>2</c></b><d>fim</d></a>');
const names = (open: string[]) =>
  visibleRows(root, new Set(open)).map(({ id, element }) => `${id} ${element.name}`);

describe('the lines of a tree', () => {
  it('shows what is in open elements, in the order of the text', () => {
    expect(names([])).toEqual(['0 a']);
    expect(names(['0'])).toEqual(['0 a', '0.0 b', '0.1 d']);
    expect(names(['0', '0.0'])).toEqual(['0 a', '0.0 b', '0.0.0 c', '0.0.1 c', '0.1 d']);
    // What is inside a closed one stays hidden, whatever it is itself.
    expect(names(['0.0'])).toEqual(['0 a']);
  });

  it('tells levels, places and whether something is inside', () => {
    const [first, , leaf] = visibleRows(root, new Set(['0', '0.0']));
    expect(first).toMatchObject({ level: 1, place: 1, siblings: 1, open: true });
    expect(leaf).toMatchObject({ level: 3, place: 1, siblings: 2, open: undefined });
  });

  it('finds words in names, attributes and texts, and what must be open to see them', () => {
    expect(findInTree(root, 'sao')).toEqual(['0.0.0']);
    expect(findInTree(root, 'x 1')).toEqual(['0']);
    expect(findInTree(root, ' ')).toEqual([]);
    expect(holdersOf('0.0.0')).toEqual(['0.0', '0']);
  });

  it('opens an invoice down to its parts, not to each of its items', () => {
    const note = parseXml(sampleXml);
    const rows = visibleRows(note, firstBranches(note));
    expect(rows.length).toBeLessThan(60);
    expect(rows.map(({ element }) => element.name)).toContain('emit');
    expect(visibleRows(note, allBranches(note)).length).toBeGreaterThan(200);
  });
});
