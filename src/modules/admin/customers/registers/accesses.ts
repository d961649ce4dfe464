import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import type { OptionsProps } from '@/families/register/registerTypes';
import { toInstant, toLocalDateTime } from '@/platform/format/dateTime';
import { formatDateTime } from '@/platform/format/instant';
import { CHOOSE } from '../../platformColumns';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { choiceWords } from '@/families/register/fixedChoices';
import { STAFF_ORIGINS } from '../customersChoices';
import type { AccessValues } from '../schemas/accessSchemas';
import { Access } from '../accessWire';

const schemas = () => import('../schemas/accessSchemas');
const ORIGINS = 'registers.accesses.fields.accessedFrom.options';
const originWord = choiceWords('adminCustomers', ORIGINS);

/** What the staff may note; of what the system noted, where that came from too. */
function OriginOptions({ values: { accessedFrom }, children }: OptionsProps<AccessValues>) {
  const bySystem = accessedFrom === 'WEB' || accessedFrom === 'APP' ? [accessedFrom] : [];
  return children({ options: [...bySystem, ...STAFF_ORIGINS].map((id) => ({ id, name: originWord(id) })) });
}

/**
 * Who worked with which customer's data, when and from where. The application records each choice of a customer; the
 * staff notes the accesses that it makes itself, by remote support, telephone or visit, with the reason. What the
 * application recorded can be neither changed nor deleted.
 */
export const accesses = defineRegister<Access, Access, AccessValues>({
  module: 'admin',
  namespace: 'adminCustomers',
  name: 'accesses',
  slug: 'ultimo-acesso',
  calls: registerCalls<Access, Access, AccessValues>('UserAccessLog', {
    row: Access,
    toBody: ({ accessedAt, ...values }) => ({
      ...values,
      accessedAt: accessedAt && toInstant(accessedAt),
    }),
    without: ['setActive'],
  }),
  columns: [
    { field: 'userName', identifying: true },
    { field: 'customerName', width: 250 },
    { field: 'accessedAt', width: 140 },
    {
      field: 'accessedFrom',
      width: 150,
      value: ({ accessedFrom }) => originWord(accessedFrom),
      filter: CHOOSE,
    },
    { field: 'device', width: 150 },
    { field: 'ip', width: 130, hidden: true },
    { field: 'isLast', kind: 'yesNo', width: 116 },
    { field: 'email', width: 240, hidden: true },
    { field: 'note', width: 240, hidden: true },
  ],
  sort: { field: 'accessedAt', direction: 'desc' },
  fields: [
    {
      name: 'linkId',
      kind: 'autocomplete',
      required: true,
      Options: lookupOptions('userLinks', undefined),
    },
    { name: 'accessedAt', kind: 'dateTime', required: true, span: 6 },
    {
      name: 'accessedFrom',
      kind: 'select',
      required: true,
      Options: OriginOptions,
      span: 6,
    },
    { name: 'note', kind: 'text', required: true, maxLength: 300 },
  ],
  schema: () => schemas().then((all) => all.accessFormSchema),
  toValues: ({ linkId, accessedAt, accessedFrom, note }) => ({
    linkId,
    accessedAt: toLocalDateTime(accessedAt),
    accessedFrom,
    note: note ?? '',
  }),
  nameOf: (row) => row.userName,
  fullNameOf: ({ userName, accessedAt }) => `${userName} · ${formatDateTime(accessedAt)}`,
  locked: ({ manual }) => !manual,
});
