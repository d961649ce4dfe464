import { describe, expect, it } from 'vitest';
import { readCustomer, readLoggedUser } from './readIdentity';

describe('the answer of GetLoggedUser', () => {
  it('is refused only without any user', () => {
    expect(() => readLoggedUser(null)).toThrow('no loggedUser');
    expect(() => readLoggedUser('')).toThrow('no loggedUser');
    expect(readLoggedUser({ loggedUser: {} }).identity).toMatchObject({ links: [], currentCustomer: null });
  });

  it('degrades part by part', () => {
    const { identity, accessToken } = readLoggedUser({
      loggedUser: { id: 7, name: 'MARINA', userLinkedToCustomers: null, shortcutList: [1, 'x', '3'] },
      currentCustomer: { customerId: '12', permissions: [null, { urlName: 'fiscal/' }] },
      keys: null,
      urls: 'x',
    });
    expect(identity).toMatchObject({ id: '7', links: [], shortcutList: [1, 3], keys: { mapsKey: null } });
    expect(identity.currentCustomer).toMatchObject({ customerId: 12, id: 12, hasSupport: false });
    expect(identity.currentCustomer?.permissions).toEqual([expect.objectContaining({ urlName: '/fiscal' })]);
    expect(accessToken).toBeNull();
  });

  it.each(['isMaster', 'isSupport', 'showCustomerList'] as const)('%s is given by true alone', (flag) => {
    const of = (value: unknown) => readLoggedUser({ loggedUser: { id: 7, [flag]: value } }).identity[flag];
    expect(of(true)).toBe(true);
    for (const other of [false, undefined, null, 'true', 1]) expect(of(other)).toBe(false);
  });

  it('names who has no name by the e-mail', () => {
    expect(readLoggedUser({ loggedUser: { id: 7, email: 'a@b.c' } }).identity.name).toBe('a@b.c');
  });

  it('knows the profile by the customer itself, else by the profile', () => {
    const profile = { id: 8, name: 'AGROCENTER' };
    expect(readCustomer({ customerId: 1, profileId: 12, profile })?.profile.id).toBe(12);
    expect(readCustomer({ customerId: 1, profile })?.profile.id).toBe(8);
  });

  it('reads a customer without an id as none', () => {
    expect(readCustomer({ customerName: 'X' })).toBeNull();
  });
});
