import { describe, expect, it } from 'vitest';
import { MOST_FILES } from './fileRules';
import { markOf, type OutboxItem, restoredItem, sortChosen, waitingOf } from './outboxItem';

const file = (name: string, lastModified = 1) => new File(['x'], name, { lastModified });

describe('files that are chosen', () => {
  it('are taken once, by name, size and time', () => {
    const { taken, refused } = sortChosen(
      [file('a.xml'), file('a.xml'), file('a.xml', 2), file('b.xml')],
      [markOf(file('b.xml'))],
    );
    expect(taken.map(({ name, lastModified }) => [name, lastModified])).toEqual([
      ['a.xml', 1],
      ['a.xml', 2],
    ]);
    expect(refused).toEqual([
      { reason: 'twice', name: 'a.xml' },
      { reason: 'twice', name: 'b.xml' },
    ]);
  });

  it('are no more than stand ready at a time', () => {
    const known = Array.from({ length: MOST_FILES - 1 }, (_, at) => markOf(file(`${at}.xml`)));
    const { taken, refused } = sortChosen([file('a.xml'), file('b.xml')], known);
    expect(taken.map(({ name }) => name)).toEqual(['a.xml']);
    expect(refused).toEqual([{ reason: 'many', name: 'b.xml' }]);
  });
});

const item = (id: number, state: OutboxItem['state']): OutboxItem => ({
  id,
  file: file('a.xml'),
  name: 'a.xml',
  chosenSize: 1,
  state,
  share: 0,
});

describe('what is sent', () => {
  const items = [item(1, 'ready'), item(2, 'preparing'), item(3, 'failed'), item(4, 'sending')];
  it('is all that is ready or has failed, or what is named', () => {
    expect(waitingOf(items, undefined).map(({ id }) => id)).toEqual([1, 3]);
    expect(waitingOf(items, [3]).map(({ id }) => id)).toEqual([3]);
  });

  it('of a former visit keeps its document where it has one', () => {
    const kept = { id: 7, file: file('a.png'), chosen: markOf(file('a.jpg')), documentId: 5, at: 0 };
    expect(restoredItem(kept)).toMatchObject({ name: 'a.jpg', restored: true, tried: false, documentId: 5 });
    expect(restoredItem({ ...kept, documentId: null })).not.toHaveProperty('documentId');
  });
});
