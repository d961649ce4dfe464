import { describe, expect, it } from 'vitest';
import { resetObstacle } from './resetRules';

describe('what keeps a password from being reset', () => {
  it.each([
    ['', 'abcd', 'abcd', 'noEmail'],
    ['  ', 'abcd', 'abcd', 'noEmail'],
    ['a@b.com', 'abc', 'abc', 'short'],
    ['a@b.com', '', '', 'short'],
    ['a@b.com', 'abcd', 'abce', 'different'],
    ['a@b.com', 'abcd', 'abcd ', 'different'],
    ['a@b.com', 'abcd', 'abcd', null],
    ['a@b.com', '    ', '    ', null],
  ])('%o %o %o → %s', (email, password, confirmation, obstacle) => {
    expect(resetObstacle({ email, password, confirmation })).toBe(obstacle);
  });
});
