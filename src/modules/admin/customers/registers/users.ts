import { defineRegister } from '@/families/register/defineRegister';
import { registerCalls } from '@/families/register/registerCalls';
import { lookupOptions } from '@/domain/lookups/lookupOptions';
import { choiceWords } from '@/families/register/fixedChoices';
import { platformColumns } from '../../platformColumns';
import { confirmedLook } from '../customersLook';
import type { UserValues } from '../schemas/userSchemas';
import { PlatformUser } from '../userWire';

const schemas = () => import('../schemas/userSchemas');
/** Whom a user works for; who has no customer may come without the list. */
const linksOf = ({ links }: { readonly links: PlatformUser['links'] | null | undefined }) => links ?? [];
const stateWord = choiceWords('adminCustomers', 'registers.users.states');

/**
 * Everybody who signs in: name and e-mail, whether of the platform's own staff (master, support), and the customers
 * they work for, each with a profile. A new one is invited by e-mail. The customer's own administrator gives single
 * permissions; here a profile brings its usual ones. Inactive users cannot sign in.
 */
export const users = defineRegister<PlatformUser, PlatformUser, UserValues>({
  module: 'admin',
  namespace: 'adminCustomers',
  name: 'users',
  invalidates: ['userLinks'],
  slug: 'usuarios',
  calls: registerCalls<PlatformUser, PlatformUser, UserValues>('User', {
    row: PlatformUser,
  }),
  columns: [
    { field: 'name', identifying: true },
    { field: 'email', width: 220 },
    {
      field: 'links',
      kind: 'list',
      width: 220,
      value: (row) => linksOf(row).map(({ customerName }) => customerName),
    },
    {
      field: 'emailConfirmed',
      kind: 'status',
      width: 130,
      status: ({ emailConfirmed }) => ({
        ...confirmedLook(emailConfirmed),
        label: stateWord(emailConfirmed ? 'confirmed' : 'pending'),
      }),
    },
    { field: 'isMaster', width: 90, hidden: true },
    { field: 'isSupport', width: 90, hidden: true },
    { field: 'lastAccessAt', kind: 'dateTime', width: 140 },
    ...platformColumns,
  ],
  fields: [
    { name: 'name', kind: 'text', required: true, maxLength: 100 },
    { name: 'email', kind: 'email', required: true, maxLength: 200 },
    { name: 'isMaster', kind: 'switch', helper: true, span: 6 },
    { name: 'isSupport', kind: 'switch', helper: true, span: 6 },
    {
      name: 'links',
      kind: 'rows',
      newRow: () => ({ customerId: null, profileId: null, isOwner: false }),
      columns: [
        {
          key: 'customerId',
          kind: 'autocomplete',
          required: true,
          Options: lookupOptions('customers', undefined),
        },
        {
          key: 'profileId',
          kind: 'select',
          required: true,
          Options: lookupOptions('accessProfiles', undefined),
          width: 140,
        },
        { key: 'isOwner', kind: 'checkbox', width: 56 },
      ],
    },
  ],
  schema: () => schemas().then((all) => all.userFormSchema),
  toValues: ({ name, email, isMaster, isSupport, ...row }) => ({
    name,
    email,
    isMaster,
    isSupport,
    links: linksOf(row).map(({ customerId, profileId, isOwner }) => ({ customerId, profileId, isOwner })),
  }),
  nameOf: (row) => row.name,
  unique: ['email'],
  isActive: (row) => row.active,
});
