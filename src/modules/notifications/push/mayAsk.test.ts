import { expect, it } from 'vitest';
import { mayAsk } from './mayAsk';

const now = Date.UTC(2026, 10, 23, 12);
const daysAgo = (days: number) => now - days * 86_400_000;

it.each([
  [{ never: false, promptedAt: null }, true],
  [{ never: true, promptedAt: null }, false],
  [{ never: false, promptedAt: now }, false],
  [{ never: false, promptedAt: daysAgo(29) }, false],
  [{ never: false, promptedAt: daysAgo(30) }, true],
  [{ never: true, promptedAt: daysAgo(400) }, false],
  [{ never: false, promptedAt: daysAgo(-1) }, false],
  [{ never: false, promptedAt: daysAgo(-60) }, true],
])('%o → %s', (choice, expected) => {
  expect(mayAsk(choice, now)).toBe(expected);
});
