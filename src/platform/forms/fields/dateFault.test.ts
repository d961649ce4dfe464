import { expect, it } from 'vitest';
import { dateFault } from './dateFault';

it.each([
  ['31/02/2026', { reason: 'day', year: 2026, month: 2, days: 28 }],
  ['30.02.28', { reason: 'day', year: 2028, month: 2, days: 29 }],
  ['00-04-2026', { reason: 'day', year: 2026, month: 4, days: 30 }],
  ['31042026', { reason: 'day', year: 2026, month: 4, days: 30 }],
  ['32 12 2026', { reason: 'day', year: 2026, month: 12, days: 31 }],
  ['10/00/2026', { reason: 'month' }],
  ['10/13/2026', { reason: 'month' }],
  ['31/04', { reason: 'form' }],
  ['31/04/202', { reason: 'form' }],
  ['amanhecer', { reason: 'form' }],
  // A day that exists was refused for its form alone.
  ['1/12/2026', { reason: 'form' }],
  ['31/01/2026', { reason: 'form' }],
])('says of %s what is wrong', (text, fault) => {
  expect(dateFault(text)).toEqual(fault);
});
