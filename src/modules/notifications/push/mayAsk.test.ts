import { expect, it } from 'vitest';
import { mayAsk } from './mayAsk';

const now = Date.UTC(2026, 10, 23, 12);
const daysAgo = (days: number) => now - days * 86_400_000;

it.each([
  [{ never: false, askedAt: null }, true],
  [{ never: true, askedAt: null }, false],
  [{ never: false, askedAt: now }, false],
  [{ never: false, askedAt: daysAgo(29) }, false],
  [{ never: false, askedAt: daysAgo(30) }, true],
  [{ never: true, askedAt: daysAgo(400) }, false],
  [{ never: false, askedAt: daysAgo(-1) }, false],
  [{ never: false, askedAt: daysAgo(-60) }, true],
])('%o → %s', (choice, asked) => {
  expect(mayAsk(choice, now)).toBe(asked);
});
