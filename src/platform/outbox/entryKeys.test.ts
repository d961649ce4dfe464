import { expect, it } from 'vitest';
import { createEntryKeys } from './entryKeys';

it('keeps the key of an entry that is sent again, and gives another once it is released', () => {
  const keys = createEntryKeys();
  const first = keys.keyOf({ dead: 3 });
  expect(keys.keyOf({ dead: 3 })).toBe(first);
  expect(keys.keyOf({ dead: 4 })).not.toBe(first);
  keys.release(first);
  expect(keys.keyOf({ dead: 3 })).not.toBe(first);
});
