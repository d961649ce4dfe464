import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength';

describe('the strength of a password', () => {
  it.each([
    ['', 'short'],
    ['Ab#12', 'short'],
    ['123456', 'weak'],
    ['abcdefgh', 'weak'],
    ['654321', 'weak'],
    ['abcdefghijkl', 'weak'],
    ['zyxwvutsrqponm', 'weak'],
    ['senha123', 'weak'],
    ['Fazenda#2026', 'weak'],
    ['aaaabbbb', 'weak'],
    ['safra26', 'weak'],
    ['safra2026', 'fair'],
    ['Safra2026', 'good'],
    ['Safra#26', 'good'],
    ['colheita boa de soja', 'good'],
    ['Colheita-boa de 26!', 'strong'],
  ])('of %o is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
