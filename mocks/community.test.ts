// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import type { CommunityWire } from './db/wire';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

const PARANA = 41;
let client: Client;
let toledo: number;

beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
  toledo = demo.world.cities.find((city) => city.code === 4127700)?.id ?? 0;
});

const rows = async () => (await client.get('/Community/GetGridData')).body as CommunityWire[];
const create = (fields: object) =>
  client.write('POST', '/Community/CreateRc', {
    name: 'LINHA NOVA',
    stateId: PARANA,
    cityId: toledo,
    ...fields,
  });
const errorsOf = (body: unknown) => (body as { errors: Record<string, string[]> }).errors;

describe('communities', () => {
  test('are listed with the names of state and city', async () => {
    expect((await rows())[0]).toEqual({
      id: 1,
      name: expect.any(String),
      stateId: PARANA,
      stateName: 'Paraná',
      cityId: toledo,
      cityName: 'Toledo',
      active: true,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: null,
    });
  });

  test('are created, read, edited, switched and deleted', async () => {
    const before = (await rows()).length;
    const { id } = (await create({})).body as CommunityWire;
    expect(await rows()).toHaveLength(before + 1);
    const read = async () => (await client.get(`/Community/EditRc?id=${id}`)).body;
    expect(await read()).toMatchObject({ name: 'LINHA NOVA', cityName: 'Toledo', updatedAt: null });

    const changed = { id, name: 'LINHA MUDADA', stateId: PARANA, cityId: toledo };
    expect((await client.write('POST', '/Community/EditRc', changed)).status).toBe(200);
    expect(await read()).toMatchObject({ name: 'LINHA MUDADA', updatedAt: expect.any(String) });

    await client.write('POST', '/Community/ActivateInactivate', { id });
    expect(await read()).toMatchObject({ active: false });
    // A second request for the same state leaves it.
    await client.write('POST', '/Community/ActivateInactivate', { id, active: false });
    expect(await read()).toMatchObject({ active: false });
    await client.write('POST', '/Community/ActivateInactivate', { id });
    expect(await read()).toMatchObject({ active: true });

    expect((await client.write('DELETE', `/Community/Delete?id=${id}`)).status).toBe(200);
    expect((await client.get(`/Community/EditRc?id=${id}`)).status).toBe(404);
    expect(await rows()).toHaveLength(before);
  });

  test('need name, state and city', async () => {
    const { status, body } = await client.write('POST', '/Community/CreateRc', { name: '  ' });
    expect(status).toBe(400);
    expect(errorsOf(body)).toEqual({
      Name: ['O campo Nome é obrigatório.'],
      StateId: ['O campo Estado é obrigatório.'],
      CityId: ['O campo Município é obrigatório.'],
    });
  });

  test('have names of at most 100 characters', async () => {
    expect(errorsOf((await create({ name: 'X'.repeat(101) })).body)).toHaveProperty('Name');
    expect((await create({ name: 'X'.repeat(100) })).status).toBe(200);
  });

  test('lie in a city of their state', async () => {
    expect(errorsOf((await create({ stateId: 42 })).body)).toHaveProperty('CityId');
  });

  test('have a name once in a city, accents and case aside, and may keep their own', async () => {
    const { id } = (await create({ name: 'SÃO PEDRO' })).body as CommunityWire;
    expect(errorsOf((await create({ name: 'sao pedro' })).body)).toHaveProperty('Name');
    const same = { id, name: 'SAO PEDRO', stateId: PARANA, cityId: toledo };
    expect((await client.write('POST', '/Community/EditRc', same)).status).toBe(200);
    const elsewhere = demo.world.cities.find((city) => city.stateId === PARANA && city.id !== toledo);
    expect((await create({ name: 'SAO PEDRO', cityId: elsewhere?.id })).status).toBe(200);
  });

  test('are not deleted while a farm lies in them', async () => {
    const { communityId } = demo.world.farms.need(1);
    const { status, body } = await client.write('DELETE', `/Community/Delete?id=${communityId}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      errors: {},
      error: {
        message: expect.stringMatching(/^Comunidade em uso/),
        dependents: [
          { name: 'Propriedades', count: 1 },
          { name: 'Centros de custo', count: 4 },
        ],
      },
    });
    expect(demo.world.communities.get(communityId)).toBeDefined();
  });

  test('of another customer do not exist', async () => {
    const foreign = demo.world.communities.find((row) => row.customerId !== 1)?.id;
    expect((await client.get(`/Community/EditRc?id=${foreign}`)).status).toBe(404);
    expect((await client.write('DELETE', `/Community/Delete?id=${foreign}`)).status).toBe(404);
    expect((await client.write('POST', '/Community/ActivateInactivate', { id: foreign })).status).toBe(404);
    expect((await rows()).some((row) => row.id === foreign)).toBe(false);
  });
});

describe('the lists to choose from', () => {
  test('hold all states, the cities of one and its active communities', async () => {
    expect((await client.get('/State/GetStatesForSelect')).body).toHaveLength(27);
    const cities = (await client.get(`/City/GetCitiesForSelect?stateId=${PARANA}`)).body as {
      id: number;
      code: number;
      stateName: string;
    }[];
    expect(cities.every((city) => city.stateName === 'Paraná')).toBe(true);
    expect(cities.find((city) => city.id === toledo)?.code).toBe(4127700);
    const listed = (await client.get(`/Community/GetCommunitiesForSelect?cityId=${toledo}`)).body as {
      id: number;
    }[];
    const active = (await rows()).filter((row) => row.cityId === toledo && row.active);
    expect(new Set(listed.map((row) => row.id))).toEqual(new Set(active.map((row) => row.id)));
    expect(active.length).toBeGreaterThan(1);
  });

  test('select the city of the customer when asked', async () => {
    const selected = async (query: string) =>
      ((await client.get(`/City/GetCitiesForSelect${query}`)).body as { id: number; selected: boolean }[])
        .filter((city) => city.selected)
        .map((city) => city.id);
    expect(await selected('?customerCitySelected=true')).toEqual([toledo]);
    expect(await selected('')).toEqual([]);
  });
});
