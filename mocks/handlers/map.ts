import type { FieldErrors } from '../answers';
import type { Community } from '../db/types';
import type { CommunityWire } from '../db/wire';
import { id, text } from '../read';
import { registerRoutes } from '../registerRoutes';
import { demo } from '../state';
import { costCenterHandlers } from './land/costCenters';
import { farmHandlers } from './land/farms';
import { fileConverter } from './land/fileConverter';
import { landLookups } from './land/lookups';
import { plotHandlers } from './land/plots';

const NAME_LIMIT = 100;

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
  const duplicate = demo.world.communities.find(
    (row) =>
      row.customerId === customerId &&
      row.id !== ownId &&
      row.cityId === city?.id &&
      row.name.localeCompare(name, 'pt-BR', { sensitivity: 'base' }) === 0,
  );
  if (duplicate) errors.Name = ['Já existe uma comunidade com este nome neste município.'];
  if (!state || !city || Object.keys(errors).length > 0) return { errors };
  return { errors, input: { name, stateId: state.id, cityId: city.id } };
}

const communityHandlers = registerRoutes<Community>({
  table: () => demo.world.communities,
  wire,
  check,
  dependents: (row) => [
    { name: 'Propriedades', count: demo.world.farms.filter((farm) => farm.communityId === row.id).length },
    {
      name: 'Centros de custo',
      count: demo.world.costCenters.filter((center) => center.communityId === row.id).length,
    },
  ],
  inUse: 'Comunidade em uso: altere ou exclua antes os registros que a utilizam.',
  // The map opens the community dialog too, when a farm or a cost center is registered.
  permission: { edit: ['PROPERTY_CONFIGURATION', 'PROPERTY_MAP'], configure: 'PROPERTY_CONFIGURATION' },
  paths: {
    grid: '/Community/GetGridData',
    read: '/Community/EditRc',
    create: '/Community/CreateRc',
    save: { path: '/Community/EditRc', methods: ['POST'], id: 'body' },
    activate: '/Community/ActivateInactivate',
    remove: '/Community/Delete',
    dependents: '/Community/GetDependents',
  },
});

export const mapHandlers = [
  ...communityHandlers,
  ...farmHandlers,
  ...costCenterHandlers,
  ...plotHandlers,
  fileConverter,
  ...landLookups,
];
