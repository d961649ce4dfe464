import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { recordColumns } from '../../recordColumns';
import { RuralCarrier } from '../ruralRegistersWire';
import { OF_RURAL, StatesOrAbroad } from './registerParts';

interface CarrierValues {
  name: string;
  document: string;
  stateRegistration: string;
  address: string;
  city: string;
  state: string | null;
}

/** Who carries the goods. */
export const ruralCarriers = defineRegister<RuralCarrier, RuralCarrier, CarrierValues>({
  ...OF_RURAL,
  name: 'ruralCarriers',
  slug: 'transportadores',
  calls: registerCalls<RuralCarrier, RuralCarrier, CarrierValues>('RuralInvoiceCarrier', {
    row: RuralCarrier,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'document' },
    { field: 'city', width: 180 },
    { field: 'state', width: 72 },
    ...recordColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 60 },
    { name: 'document', kind: 'cpfOrCnpj', required: true, span: 6 },
    { name: 'stateRegistration', kind: 'text', maxLength: 14, span: 6 },
    { name: 'address', kind: 'text', maxLength: 60 },
    { name: 'city', kind: 'text', maxLength: 60, span: 8 },
    { name: 'state', kind: 'select', Options: StatesOrAbroad, span: 4 },
  ],
  nameOf: (row) => row.name,
  isActive: (row) => row.active,
});
