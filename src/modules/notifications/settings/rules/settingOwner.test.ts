import { describe, expect, it } from 'vitest';
import { aLoggedUserAnswer } from '../../../../../mocks/build/session';
import type { CurrentCustomer } from '@/domain/identity/identityWire';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { settingOwner } from './settingOwner';

function viewer(account: string) {
  const { identity } = readLoggedUser(aLoggedUserAnswer(account));
  return [identity, identity.currentCustomer as CurrentCustomer] as const;
}
const other = { linkId: '7', userId: '31', userName: 'PATRICIA' };

describe('settingOwner', () => {
  it('is the viewer where the address names no user, or the viewer', () => {
    const [identity, customer] = viewer('usuario');
    const own = { userId: identity.id, linkId: customer.id, name: null };
    expect(settingOwner({}, identity, customer)).toEqual(own);
    const named = { userId: identity.id, linkId: String(customer.id), userName: 'X' };
    expect(settingOwner(named, identity, customer)).toEqual(own);
  });

  it('is another user for an administrator only', () => {
    expect(settingOwner(other, ...viewer('produtor'))).toEqual({ userId: '31', linkId: 7, name: 'PATRICIA' });
    expect(settingOwner(other, ...viewer('usuario'))).toBeNull();
  });

  it.each([
    { linkId: '7' },
    { userId: '31' },
    { linkId: 'sete', userId: '31' },
    { linkId: '0', userId: '31' },
    { linkId: '1.5', userId: '31' },
  ])('is none where half of it is missing or wrong: %o', (params) => {
    expect(settingOwner(params, ...viewer('produtor'))).toBeNull();
  });
});
