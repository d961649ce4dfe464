// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { customerSelected } from '@/domain/identity/events';
import { aLoggedUserAnswer } from '../../../mocks/build/session';
import { identityLoaded, identitySlice } from '@/domain/identity/identitySlice';
import { readLoggedUser } from '@/domain/identity/readIdentity.test.kit';
import { createAppStore } from '@/platform/store/store';
import { farmSelected } from './events';
import { choose, selectChosen } from './selection';

beforeEach(() => localStorage.clear());

/** The store of somebody who has just signed in; `link` is the customer's. */
function signedIn(link = 5) {
  const { identity } = readLoggedUser(aLoggedUserAnswer('produtor'));
  const store = createAppStore({ isReset: (action) => customerSelected.match(action), keep: ['identity'] }, [
    identitySlice,
  ]);
  store.dispatch(identityLoaded(identity));
  if (identity.currentCustomer) store.dispatch(customerSelected({ ...identity.currentCustomer, id: link }));
  return store;
}

it('is found again by the same user for the same customer, and not for another one', () => {
  const store = signedIn();
  store.dispatch(choose('farm', '7'));
  store.dispatch(choose('harvest', '3'));
  const next = signedIn();
  expect(selectChosen(next.getState(), 'farm')).toBe('7');
  expect(selectChosen(next.getState(), 'harvest')).toBe('3');
  expect(selectChosen(signedIn(6).getState(), 'farm')).toBeUndefined();
});

it('tells all as a choice apart from none yet', () => {
  const store = signedIn();
  expect(selectChosen(store.getState(), 'farm')).toBeUndefined();
  store.dispatch(choose('farm', null));
  expect(selectChosen(store.getState(), 'farm')).toBeNull();
  expect(selectChosen(signedIn().getState(), 'farm')).toBeNull();
});

it('another farm leaves no cost center of the former one', () => {
  const store = signedIn();
  store.dispatch(choose('farm', '7'));
  store.dispatch(choose('costCenter', '70'));
  expect(selectChosen(store.getState(), 'costCenter')).toBe('70');
  store.dispatch(choose('farm', '7'));
  expect(selectChosen(store.getState(), 'costCenter')).toBe('70');
  store.dispatch(choose('farm', '8'));
  expect(selectChosen(store.getState(), 'costCenter')).toBeNull();
  expect(selectChosen(signedIn().getState(), 'costCenter')).toBeNull();
});

it('follows a farm that was selected elsewhere', () => {
  const store = signedIn();
  store.dispatch(choose('farm', '7'));
  store.dispatch(choose('costCenter', '70'));
  store.dispatch(farmSelected('8'));
  expect(selectChosen(store.getState(), 'farm')).toBe('8');
  expect(selectChosen(store.getState(), 'costCenter')).toBeNull();
});

it('a period lasts until the customer changes, and is not kept', () => {
  const store = signedIn();
  store.dispatch(choose('season', '2024'));
  expect(selectChosen(store.getState(), 'season')).toBe('2024');
  expect(selectChosen(signedIn().getState(), 'season')).toBeUndefined();
});
