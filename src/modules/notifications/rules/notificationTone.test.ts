import { describe, expect, it } from 'vitest';
import { notificationTone } from './notificationTone';

describe('the tone of a notification', () => {
  it.each([
    ...[1, 3, 5, 6, 7, 8].map((group) => [group, 'Financeiro', 'danger'] as const),
    [2, 'Financeiro', 'info'],
    [4, 'Agronômico', 'info'],
    [9, 'Agronômico', 'danger'],
    [10, 'Agronômico', 'danger'],
    [9, 'Financeiro', 'neutral'],
    [10, null, 'neutral'],
    [11, 'Agronômico', 'neutral'],
  ] as const)('group %i of %s is %s', (group, module, tone) => {
    expect(notificationTone(group, module)).toBe(tone);
  });
});
