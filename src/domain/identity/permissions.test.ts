import { describe, expect, it } from 'vitest';
import type { CurrentCustomer, Identity, MenuPermission } from './identityWire';
import { hasPermission, isAdministrator, mayOpen } from './permissions';
import { readCustomer, readLoggedUser } from './readIdentity.test.kit';

describe('the general permission helper', () => {
  it.each<[readonly string[] | null, string[], boolean]>([
    [null, [], true],
    [null, ['a'], true],
    [[], [], true],
    [[], ['a'], false],
    [['a', 'b'], ['b'], true],
    [['a'], ['b'], false],
    [['a'], [], false],
  ])('required %o, held %o → %s', (required, granted, allowed) => {
    expect(hasPermission(required, granted)).toBe(allowed);
  });
});

function customer(licenceType: number, isOwner: boolean): CurrentCustomer | null {
  return readCustomer({ customerId: 1, isOwner, profile: { licenceType } });
}

describe('account administrators', () => {
  it.each([
    [1, false, true],
    [2, false, true],
    [8, true, true],
    [8, false, false],
    [9, true, true],
    [9, false, false],
    [3, true, false],
  ])('licence type %i, owner %s → %s', (type, owner, expected) => {
    expect(isAdministrator(customer(type, owner))).toBe(expected);
  });
  it('are none without a customer', () => {
    expect(isAdministrator(null)).toBe(false);
  });
});

function identityWith(menu: Partial<MenuPermission>[], user: object = {}): Identity {
  return readLoggedUser({
    loggedUser: { id: 'u', ...user },
    currentCustomer: { customerId: 1, permissions: menu },
  }).identity;
}

describe('the guard', () => {
  const cashFlow = { path: '/fluxo-de-caixa', permission: 'CASH_FLOW' };
  it('opens a page whose key is a constant filter of the menu', () => {
    expect(mayOpen(cashFlow, identityWith([{ urlName: '/outro', constantFilter: 'CASH_FLOW' }]))).toBe(
      'allowed',
    );
  });
  it('opens by the base path when the entry has no constant filter', () => {
    const fiscal = { path: '/fiscal/:id?', permission: 'FISCAL' };
    expect(mayOpen(fiscal, identityWith([{ urlName: 'fiscal/' }]))).toBe('allowed');
  });
  it('does not open by the path when the entry carries another filter', () => {
    const menu = [{ urlName: '/fluxo-de-caixa', constantFilter: 'OTHER' }];
    expect(mayOpen(cashFlow, identityWith(menu))).toBe('refused');
  });
  it('opens pages without a key to everybody', () => {
    expect(mayOpen({ path: '/inicio' }, identityWith([]))).toBe('allowed');
  });
  it('hides what only masters may know of', () => {
    const admin = { path: '/administracao-react/:id?', access: 'master' as const };
    expect(mayOpen(admin, identityWith([]))).toBe('hidden');
    expect(mayOpen(admin, identityWith([], { isMaster: true }))).toBe('allowed');
  });
  it('opens the Assist desk to support and to holders of its key', () => {
    const desk = { path: '/assist/:id?', access: 'support' as const, permission: 'CUSTOMER_ASSIST' };
    expect(mayOpen(desk, identityWith([], { isSupport: true }))).toBe('allowed');
    expect(mayOpen(desk, identityWith([{ constantFilter: 'CUSTOMER_ASSIST' }]))).toBe('allowed');
    expect(mayOpen(desk, identityWith([]))).toBe('refused');
  });
});
