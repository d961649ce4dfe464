import { describe, expect, it } from 'vitest';
import type { UserLink } from '@/domain/identity/identityWire';
import { findCustomers } from './customers';

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
