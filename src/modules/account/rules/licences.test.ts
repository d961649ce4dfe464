import { describe, expect, it } from 'vitest';
import { readCustomer } from '@/domain/identity/readIdentity.test.kit';
import { isAdministrator } from '@/domain/identity/permissions';
import type { LicenceRow } from '../accountWire';
import { fixedProfile, grantedLicences, licenceCount, mayEdit, mayInvite, pendingLicences } from './licences';

const SUPPORT = 'Suporte@demo.com.br';

function row(id: number, confirmed: boolean, more: Partial<LicenceRow['user']> = {}): LicenceRow {
  const user = { id: 100 + id, name: `U${id}`, email: `u${id}@exemplo.com.br`, isEditDelete: true };
  return { id, profileName: 'USUARIO', user: { ...user, emailConfirmed: confirmed, ...more } };
}

function viewer(licenceType: number, isOwner = false, isFreeAccount = false) {
  return readCustomer({
    customerId: 1,
    isOwner,
    profile: { id: 70 + licenceType, name: 'PERFIL', licenceType },
    customer: { isFreeAccount },
  });
}

const ids = (rows: LicenceRow[]) => rows.map(({ id }) => id);

describe('granted and pending', () => {
  it('hang on the confirmed e-mail', () => {
    const users = [row(1, true), row(2, true), row(3, false)];
    expect(ids(grantedLicences(users, ''))).toEqual([1, 2]);
    expect(licenceCount(grantedLicences(users, '').length)).toBe('02');
    expect(ids(pendingLicences([], users, ''))).toEqual([3]);
  });

  it('hold each user once, whichever of the lists brings them', () => {
    expect(ids(pendingLicences([row(3, false), row(4, false)], [row(1, true), row(3, false)], ''))).toEqual([
      3, 4,
    ]);
    expect(ids(pendingLicences([row(5, true)], [], ''))).toEqual([]);
  });

  it('leave the fixed support user out, however its address is written', () => {
    const support = row(9, true, { email: 'SUPORTE@demo.com.br' });
    const waiting = row(8, false, { email: 'suporte@DEMO.com.br' });
    expect(ids(grantedLicences([row(1, true), support], SUPPORT))).toEqual([1]);
    expect(ids(pendingLicences([waiting], [waiting], SUPPORT))).toEqual([]);
  });

  it('bear a row without a user', () => {
    const broken = { id: 1, profileName: null, user: null } as unknown as LicenceRow;
    expect(grantedLicences([broken], SUPPORT)).toEqual([]);
    expect(pendingLicences([broken], [broken], '')).toEqual([]);
  });
});

describe('counts', () => {
  it.each([
    [0, '00'],
    [3, '03'],
    [12, '12'],
    [104, '104'],
    [-1, '00'],
  ])('%i is shown as %s', (count, text) => {
    expect(licenceCount(count)).toBe(text);
  });
});

describe('who administers, edits and invites', () => {
  it.each([
    [1, false, true],
    [2, false, true],
    [8, true, true],
    [8, false, false],
    [9, true, true],
    [9, false, false],
    [3, true, false],
    [5, false, false],
  ])('licence type %i, owner %s: administrator %s', (type, owner, administrator) => {
    expect(isAdministrator(viewer(type, owner))).toBe(administrator);
  });

  it.each([
    [1, true, true],
    [2, true, true],
    [8, true, false],
    [9, true, false],
    [1, false, false],
  ])('viewer of type %i, row editable %s: edits %s', (type, isEditDelete, edits) => {
    expect(mayEdit(row(1, true, { isEditDelete }), viewer(type, true))).toBe(edits);
  });

  it('gives types 8 and 9 their own profile only', () => {
    expect(fixedProfile(viewer(8, true))).toEqual({ id: 78, name: 'PERFIL' });
    expect(fixedProfile(viewer(9, true))).toEqual({ id: 79, name: 'PERFIL' });
    expect(fixedProfile(viewer(1))).toBeNull();
    expect(fixedProfile(null)).toBeNull();
  });

  it('lets free accounts invite no user', () => {
    expect(mayInvite(viewer(1))).toBe(true);
    expect(mayInvite(viewer(1, true, true))).toBe(false);
    expect(mayInvite(null)).toBe(false);
  });
});
