// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { localDate } from './db/calendar';
import { demo, resetDemo } from './state';
import { clientOf } from './testClient';

beforeEach(() => resetDemo());

it.each([
  [30, 'Vencimento: Outorga de água 9'],
  [7, 'Vencimento: Outorga de água 9'],
  [0, 'Vencimento: Outorga de água 9'],
  [150, 'Pedir a renovação: Licença ambiental 9'],
])('reminds %i days before a licence of land ends: %s, once and on no other day', async (days, title) => {
  const { realEstates, users } = demo.world;
  const [estate] = realEstates.filter(({ customerId, active }) => customerId === 1 && active);
  if (!estate) throw new Error('the demo has none');
  const kind = title.includes('ambiental') ? 'ENVIRONMENTAL' : 'WATER';
  const client = await clientOf('produtor');
  const user = users.find(({ account }) => account === 'produtor');
  const reported = async () => {
    const { body } = await client.get(`/Ncc/GetLastNotification?userId=${user?.id}`);
    return (body as { title: string }[]).filter((row) => row.title.startsWith(title));
  };
  const endIn = (left: number) =>
    realEstates.update(estate.id, {
      licences: [
        { kind, number: '9', issuer: null, startDate: null, endDate: localDate(new Date(), left) },
        { kind, number: '10', issuer: null, startDate: null, endDate: null },
      ],
    });
  endIn(days + 1);
  expect(await reported()).toHaveLength(0);
  endIn(days);
  expect(await reported()).toHaveLength(1);
  expect(await reported()).toHaveLength(1);
});

it('sends no reminder to users without access to the properties', async () => {
  const { realEstates, users } = demo.world;
  for (const { id } of realEstates.filter(({ customerId }) => customerId === 1))
    realEstates.update(id, {
      licences: [
        { kind: 'WATER', number: '9', issuer: null, startDate: null, endDate: localDate(new Date(), 0) },
      ],
    });
  const client = await clientOf('usuario');
  const user = users.find(({ account }) => account === 'usuario');
  const { body } = await client.get(`/Ncc/GetLastNotification?userId=${user?.id}`);
  expect((body as { title: string }[]).filter(({ title }) => title.includes('Outorga'))).toEqual([]);
});
