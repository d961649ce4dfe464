import { HttpResponse } from 'msw';
import { type FieldErrors, invalid, json, notFound } from '../answers';
import type { Community } from '../db/types';
import type { CommunityWire } from '../db/wire';
import { id, text } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';

const NAME_LIMIT = 100;
const CONFIGURE = { permission: 'PROPERTY_CONFIGURATION' };
// The map opens the community dialog too, when a farm or a cost center is registered.
const EITHER = { permission: ['PROPERTY_CONFIGURATION', 'PROPERTY_MAP'] };

function wire(row: Community): CommunityWire {
  return {
    id: row.id,
    name: row.name,
    stateId: row.stateId,
    stateName: demo.world.states.need(row.stateId).name,
    cityId: row.cityId,
    cityName: demo.world.cities.need(row.cityId).name,
    active: row.active,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** A community of the current customer; others do not exist for it. */
function own({ customerId }: Call, wanted: unknown): Community | undefined {
  const row = demo.world.communities.get(id(wanted));
  return row?.customerId === customerId ? row : undefined;
}

type Input = Pick<Community, 'name' | 'stateId' | 'cityId'>;

function check(
  sent: Record<string, unknown>,
  customerId: number | null,
  ownId?: number,
): { errors: FieldErrors; input?: Input } {
  const errors: FieldErrors = {};
  const name = text(sent.name) ?? '';
  const state = demo.world.states.get(id(sent.stateId));
  const city = demo.world.cities.get(id(sent.cityId));
  if (name === '') errors.Name = ['O campo Nome é obrigatório.'];
  else if (name.length > NAME_LIMIT)
    errors.Name = [`O campo Nome deve ter no máximo ${NAME_LIMIT} caracteres.`];
  if (!state) errors.StateId = ['O campo Estado é obrigatório.'];
  if (!city) errors.CityId = ['O campo Município é obrigatório.'];
  else if (state && city.stateId !== state.id)
    errors.CityId = ['O município não pertence ao estado informado.'];
  const twin = demo.world.communities.find(
    (row) =>
      row.customerId === customerId &&
      row.id !== ownId &&
      row.cityId === city?.id &&
      row.name.localeCompare(name, 'pt-BR', { sensitivity: 'base' }) === 0,
  );
  if (twin) errors.Name = ['Já existe uma comunidade com este nome neste município.'];
  if (!state || !city || Object.keys(errors).length > 0) return { errors };
  return { errors, input: { name, stateId: state.id, cityId: city.id } };
}

const grid = route(
  'GET',
  '/Community/GetGridData',
  ({ customerId }) =>
    HttpResponse.json(demo.world.communities.filter((row) => row.customerId === customerId).map(wire)),
  EITHER,
);

const read = route(
  'GET',
  '/Community/EditRc',
  (call) => {
    const row = own(call, call.query.get('id'));
    return row ? HttpResponse.json(wire(row)) : notFound();
  },
  EITHER,
);

const create = route(
  'POST',
  '/Community/CreateRc',
  async ({ body, customerId }) => {
    const { errors, input } = check(await body(), customerId);
    if (!input || customerId === null) return invalid(errors);
    const createdAt = new Date().toISOString();
    const row = demo.world.communities.insert({
      ...input,
      customerId,
      active: true,
      createdAt,
      updatedAt: null,
    });
    return HttpResponse.json(wire(row));
  },
  EITHER,
);

const save = route(
  'POST',
  '/Community/EditRc',
  async (call) => {
    const sent = await call.body();
    const row = own(call, sent.id);
    if (!row) return notFound();
    const { errors, input } = check(sent, call.customerId, row.id);
    if (!input) return invalid(errors);
    const updatedAt = new Date().toISOString();
    return HttpResponse.json(wire(demo.world.communities.update(row.id, { ...input, updatedAt })));
  },
  EITHER,
);

const activate = route(
  'POST',
  '/Community/ActivateInactivate',
  async (call) => {
    const row = own(call, (await call.body()).id);
    if (!row) return notFound();
    const changes = { active: !row.active, updatedAt: new Date().toISOString() };
    return HttpResponse.json(wire(demo.world.communities.update(row.id, changes)));
  },
  CONFIGURE,
);

const remove = route(
  'DELETE',
  '/Community/Delete',
  (call) => {
    const row = own(call, call.query.get('id'));
    if (!row) return notFound();
    const count = demo.world.farms.filter((farm) => farm.communityId === row.id).length;
    if (count > 0) {
      const message = 'Comunidade em uso: altere ou exclua antes os registros que a utilizam.';
      return json({ errors: {}, error: { message, dependents: [{ name: 'Propriedades', count }] } }, 400);
    }
    demo.world.communities.remove(row.id);
    return json(true);
  },
  CONFIGURE,
);

export const mapHandlers = [grid, read, create, save, activate, remove];
