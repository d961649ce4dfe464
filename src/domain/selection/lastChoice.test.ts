// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { beginWith, keepChoice, lastChoice } from './lastChoice';

it('is kept for one user and customer, and for one kind', () => {
  keepChoice('7/3', 'farmer', '12');
  expect(lastChoice('7/3', 'farmer')).toBe('12');
  expect(lastChoice('7/4', 'farmer')).toBeNull();
  expect(lastChoice('7/3', 'account')).toBeNull();
});

it('begins with what was chosen last, if it is still offered, else with the only one', () => {
  expect(beginWith('12', ['11', '12'])).toBe('12');
  expect(beginWith('99', ['11', '12'])).toBeNull();
  expect(beginWith('99', ['11'])).toBe('11');
  expect(beginWith(null, [])).toBeNull();
});
