import { describe, expect, it } from 'vitest';
import type { UserLink } from '@/domain/identity/identityTypes';
import { findCustomers, initials, pictureUrl } from './customers';

const link = (id: number, customerName: string): UserLink => ({
  id,
  customerId: id,
  customerName,
  userImageUrl: null,
  profileName: 'PRODUTOR',
});
const all = [link(1, 'AGRÍCOLA CHAPADÃO'), link(2, 'GRANJA SANTO ANTONIO'), link(3, 'Sítio Água Clara')];

describe('search of customers', () => {
  it.each([
    ['', [1, 2, 3]],
    ['agricola', [1]],
    ['ÁGUA', [3]],
    ['santo ', [2]],
    ['xyz', []],
  ])('%o finds %o', (query, ids) => {
    expect(findCustomers(all, query).map(({ id }) => id)).toEqual(ids);
  });
});

describe('initials', () => {
  it.each([
    ['Fazenda da Boa Esperança', 'FB'],
    ['GRANJA', 'G'],
    ['água clara', 'ÁC'],
    ['', '?'],
  ])('%o → %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('pictures', () => {
  it.each([
    [null, 'https://s', undefined],
    ['https://a/b.png', 'https://s', 'https://a/b.png'],
    ['/img/b.png', 'https://s', '/img/b.png'],
    ['b.png', 'https://s', 'https://s/b.png'],
    ['javascript:alert(1)', null, '/javascript:alert(1)'],
  ])('%o in %o → %o', (image, storage, url) => {
    expect(pictureUrl(image, storage)).toBe(url);
  });
});
