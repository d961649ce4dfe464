import { useLookup } from '@/domain/lookups/useLookup';
import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import type { OptionsProps } from '@/families/register/registerTypes';
import { lookOf } from '../../statusLook';
import { CHOOSE } from '../../platformColumns';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { choiceOptions, choiceWords } from '@/families/register/fixedChoices';
import { REQUEST_ORIGINS } from '../customersChoices';
import { requestLook } from '../customersLook';
import type { PreRegistrationValues } from '../schemas/preRegistrationSchemas';
import { PreRegistration } from '../preRegistrationWire';

const WORDS = 'registers.preRegistrations';
const stateWord = choiceWords('adminCustomers', `${WORDS}.states`);
const originWord = choiceWords('adminCustomers', `${WORDS}.fields.origin.options`);
const schemas = () => import('../schemas/preRegistrationSchemas');

function CityOptions({ values: { stateId }, children }: OptionsProps<PreRegistrationValues>) {
  return children(useLookup('cities', stateId === null ? null : { stateId }));
}

/**
 * Requests to become a customer. They come from the public pages, so none is made here; the staff corrects what was
 * typed wrongly and approves or refuses. Their fields begin a customer's record: producer and document, contact, place,
 * area, activities, and in the producer's words what is expected.
 */
export const preRegistrations = defineRegister<PreRegistration, PreRegistration, PreRegistrationValues>({
  module: 'admin',
  namespace: 'adminCustomers',
  name: 'preRegistrations',
  invalidates: ['customers'],
  slug: 'cliente-pre-cadastro',
  creatable: false,
  calls: registerCalls<PreRegistration, PreRegistration, PreRegistrationValues>('CustomerPreRegistration', {
    row: PreRegistration,
    toBody: ({ stateId: _stateId, ...values }) => values,
    without: ['create', 'setActive'],
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'document' },
    { field: 'contactName', width: 180 },
    { field: 'cityName', width: 170 },
    { field: 'area', width: 100, total: 'sum' },
    { field: 'origin', width: 120, value: ({ origin }) => originWord(origin), hidden: true, filter: CHOOSE },
    {
      field: 'status',
      kind: 'status',
      width: 130,
      status: ({ status }) => ({ ...lookOf(requestLook, status ?? ''), label: stateWord(status) }),
    },
    { field: 'createdAt', kind: 'dateTime', width: 140 },
    { field: 'decidedAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'decidedBy', width: 200, hidden: true },
    { field: 'reason', width: 240, hidden: true },
  ],
  sort: { field: 'createdAt', direction: 'desc' },
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 120 },
    { name: 'document', kind: 'cpfOrCnpj', required: true, span: 6 },
    { name: 'contactName', kind: 'text', required: true, maxLength: 80, span: 6 },
    { name: 'email', kind: 'email', required: true },
    { name: 'phone', kind: 'phone', required: true, span: 6 },
    {
      name: 'stateId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('states', undefined),
      clears: ['cityId'],
      span: 6,
    },
    {
      name: 'cityId',
      kind: 'autocomplete',
      required: true,
      Options: CityOptions,
      span: 6,
    },
    { name: 'area', kind: 'number', unit: 'ha', span: 6 },
    {
      name: 'origin',
      kind: 'select',
      required: true,
      Options: choiceOptions(REQUEST_ORIGINS, 'adminCustomers', `${WORDS}.fields.origin.options`),
      span: 6,
    },
    {
      name: 'businessActivityIds',
      kind: 'multiSelect',
      Options: lookupOptions('systemActivities', undefined),
    },
    { name: 'message', kind: 'multiline', maxLength: 2000, format: false },
  ],
  schema: () => schemas().then((all) => all.preRegistrationFormSchema),
  emptyValues: {
    origin: 'SITE',
    message: '',
  },
  nameOf: (row) => row.name,
  locked: ({ status }) => status !== 'PENDING',
});
