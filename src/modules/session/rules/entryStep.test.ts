import { describe, expect, it } from 'vitest';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { nextPath } from './entryPaths';
import { entryStep, safeDestination } from './entryStep';

function identity(links: number, current: boolean) {
  return readLoggedUser({
    loggedUser: {
      id: 'u',
      userLinkedToCustomers: Array.from({ length: links }, (_, index) => ({
        id: index,
        customerId: index + 1,
      })),
    },
    currentCustomer: current ? { customerId: 1 } : null,
  }).identity;
}

describe('what stands between sign-in and the page', () => {
  it.each([
    [1, true, false, null],
    [1, true, true, 'terms'],
    [3, false, true, 'terms'],
    [3, false, false, 'customer'],
    [3, true, false, null],
    [0, false, false, null],
  ])('%i customers, one current: %s, terms open: %s → %s', (links, current, terms, step) => {
    expect(entryStep(identity(links, current), terms)).toBe(step);
  });
});

describe('the way back after sign-in', () => {
  it.each(['/fluxo-de-caixa', '/propriedade/fazenda/3?busca=x'])('keeps %s', (path) => {
    expect(safeDestination(path)).toBe(path);
  });
  it.each([
    null,
    '',
    'http://x',
    '//x.com',
    '/\\x.com',
    '/\t/x.com',
    '/login-v2',
    '/401',
    '/redefinir-minha-senha/1/2/3',
    '/selecionar-produtor?x',
  ])('refuses %o', (path) => {
    expect(safeDestination(path)).toBeNull();
  });
});

describe('the way on after a step', () => {
  it.each([
    [null, null, '/inicio'],
    [null, '/titulos?mes=2', '/titulos?mes=2'],
    ['customer', null, '/selecionar-produtor'],
    ['customer', '/inicio', '/selecionar-produtor'],
    ['customer', '/titulos?mes=2', '/selecionar-produtor?destino=%2Ftitulos%3Fmes%3D2'],
    ['terms', '/titulos', '/aceitar-termos-de-uso?destino=%2Ftitulos'],
  ] as const)('%s, going to %s → %s', (step, destination, path) => {
    expect(nextPath(step, destination)).toBe(path);
  });
});
