import { createElement } from 'react';
import { useQuery } from '@/platform/store/useQuery';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import type { OptionsProps } from '@/families/register/registerTypes';
import { keptOption, type Kept, sentOf } from '../../kept';
import { recordColumns } from '../../recordColumns';
import { ruralCarriersQuery } from '../ruralInvoicesSlice';
import { RuralVehicle } from '../ruralRegistersWire';
import { OF_RURAL, StatesOrAbroad } from './registerParts';

interface VehicleValues {
  name: string;
  plate: string;
  plateState: string | null;
  trailerPlate: string;
  carrierId: number | null;
  kept: Kept<'carrierId'>;
}

/** The own register's carriers. */
function Carriers({ children }: OptionsProps<VehicleValues>) {
  const { data, status, retry } = useQuery(ruralCarriersQuery, 'all');
  const options = (data ?? []).filter(({ active }) => active).map(({ id, name }) => ({ id, name }));
  return createElement(
    'div',
    { style: { display: 'contents' } },
    children({ options, loading: status === 'loading', failed: status === 'failed', onRetry: retry }),
  );
}

/** Lorries by their plates. */
export const ruralVehicles = defineRegister<RuralVehicle, RuralVehicle, VehicleValues>({
  ...OF_RURAL,
  name: 'ruralVehicles',
  slug: 'veiculos',
  calls: registerCalls<RuralVehicle, RuralVehicle, VehicleValues>('RuralInvoiceVehicle', {
    row: RuralVehicle,
    toBody: sentOf,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'plate', width: 110 },
    { field: 'plateState', width: 72 },
    { field: 'trailerPlate', width: 130 },
    { field: 'carrierName', width: 240 },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'plate', kind: 'plate', required: true, span: 4 },
    { name: 'plateState', kind: 'select', Options: StatesOrAbroad, span: 4 },
    { name: 'trailerPlate', kind: 'plate', span: 4 },
    {
      name: 'carrierId',
      kind: 'autocomplete',
      Options: Carriers,
      current: ({ kept }) => (kept.carrierId ? [kept.carrierId] : []),
    },
  ],
  emptyValues: { kept: {} },
  toValues: ({ name, plate, plateState, trailerPlate, carrierId, carrierName }) => ({
    name,
    plate,
    plateState: plateState || null,
    trailerPlate,
    carrierId,
    kept: { carrierId: keptOption(carrierId, carrierName) },
  }),
  nameOf: (row) => row.name,
  unique: ['plate'],
  isActive: (row) => row.active,
});
