import { useTranslation } from 'react-i18next';
import { defineRegister } from '@/families/register/defineRegister';
import { DuplicateNote } from '@/families/register/DuplicateNote';
import type { NoteProps } from '@/families/register/registerTypes';
import { isCpfOrCnpj } from '@/platform/format/document';
import { createQuery, TRANSIENT } from '@/platform/store/createQuery';
import { href } from '@/platform/routing/href';
import { PixSuggestion } from '../components/PixSuggestion';
import { partnerImport } from '../partnerImport';
import {
  BankOptions,
  CityOptions,
  PixKindOptions,
  RoleOptions,
  roleWord,
  StateOptions,
} from '../partnerOptions';
import { PARTNER_ROLES } from '../partnerRoles';
import type { PartnerValues } from '../partnerSchemas';
import { partnerCalls, partnerOfDocument } from '../partnersService';
import { emptyPartner, toPartnerValues } from '../partnerValues';
import type { Partner } from '../partnerWire';

const sameDocument = createQuery('finance', 'partnerOfDocument', partnerOfDocument, TRANSIENT);
const hrefOf = ({ id }: { id: number }) => href('financePartners', { registro: String(id) });

/** Says as soon as a document is whole that another partner has it already. */
function DocumentDuplicateNote({ values: { document }, id }: NoteProps<PartnerValues>) {
  const { t } = useTranslation('financePartners');
  return (
    <DuplicateNote
      id={id}
      value={document && isCpfOrCnpj(document) ? document : ''}
      query={sameDocument}
      textOf={({ active }) => t(active ? 'duplicate.active' : 'duplicate.inactive')}
      hrefOf={hrefOf}
    />
  );
}

const CHOOSE = { kind: 'multiSelect' } as const;

const rolesOf = ({ roles }: Partial<Partner>) => (Array.isArray(roles) ? roles : []);

/**
 * Partners: suppliers, buyers, integrators, carriers, employees and creditors of the producer. One record for each CPF
 * or CNPJ, with the roles it has; the select list of persons holds the active ones.
 */
export const partners = defineRegister<Partner, Partner, PartnerValues>({
  module: 'finance',
  namespace: 'financePartners',
  name: 'partners',
  slug: 'parceiros',
  form: 'page',
  calls: partnerCalls,
  columns: [
    { field: 'name', identifying: true },
    { field: 'tradeName', width: 180, hidden: true },
    { field: 'document' },
    {
      field: 'roles',
      kind: 'list',
      width: 210,
      value: (row) => rolesOf(row).map(roleWord),
      filter: { kind: 'multiSelect', value: rolesOf, choices: PARTNER_ROLES, wordOf: roleWord },
    },
    {
      field: 'cityName',
      width: 170,
      value: ({ cityName, stateInitials }) => [cityName, stateInitials].filter(Boolean).join(' - '),
      filter: CHOOSE,
    },
    { field: 'stateInitials', width: 80, hidden: true, filter: CHOOSE },
    { field: 'phone' },
    { field: 'email', width: 220, hidden: true },
    { field: 'stateRegistration', width: 150, hidden: true },
    { field: 'active', kind: 'active', width: 124 },
    { field: 'createdAt', kind: 'dateTime', width: 150, hidden: true },
    { field: 'updatedAt', kind: 'dateTime', width: 150, hidden: true },
  ],
  fields: [
    {
      name: 'document',
      section: 'identity',
      kind: 'cpfOrCnpj',
      required: true,
      helper: true,
      Note: DocumentDuplicateNote,
      span: 4,
    },
    { name: 'name', kind: 'text', required: true, maxLength: 120, span: 8 },
    { name: 'roles', kind: 'multiSelect', required: true, Options: RoleOptions, span: 7 },
    { name: 'tradeName', kind: 'text', maxLength: 80, span: 5 },
    {
      name: 'stateRegistration',
      kind: 'text',
      maxLength: 20,
      lockedWhen: ({ stateRegistrationExempt }) => stateRegistrationExempt,
      span: 4,
    },
    { name: 'stateRegistrationExempt', kind: 'switch', clears: ['stateRegistration'], span: 8 },
    { name: 'email', section: 'contact', kind: 'email', maxLength: 120, span: 6 },
    { name: 'phone', kind: 'phone', span: 3 },
    { name: 'secondPhone', kind: 'phone', span: 3 },
    { name: 'cep', section: 'address', kind: 'cep', span: 3 },
    { name: 'stateId', kind: 'autocomplete', Options: StateOptions, clears: ['cityId'], span: 4 },
    { name: 'cityId', kind: 'autocomplete', Options: CityOptions, span: 5 },
    { name: 'address', kind: 'text', maxLength: 120, span: 5 },
    { name: 'addressNumber', kind: 'text', maxLength: 10, span: 3 },
    { name: 'district', kind: 'text', maxLength: 60, span: 4 },
    {
      name: 'pixKind',
      section: 'payment',
      kind: 'select',
      Options: PixKindOptions,
      clears: ['pixKey'],
      span: 4,
    },
    {
      name: 'pixKey',
      kind: 'text',
      maxLength: 77,
      format: false,
      lockedWhen: ({ pixKind }) => pixKind === null,
      Note: PixSuggestion,
      span: 8,
    },
    { name: 'bankId', kind: 'autocomplete', Options: BankOptions, span: 6 },
    { name: 'branch', kind: 'text', maxLength: 10, span: 3 },
    { name: 'accountNumber', kind: 'text', maxLength: 20, span: 3 },
    { name: 'penaltyRate', kind: 'percent', helper: true, span: 6 },
    { name: 'interestRate', kind: 'percent', helper: true, span: 6 },
    { name: 'notes', section: 'notes', kind: 'multiline', maxLength: 1000 },
  ],
  tabs: [{ id: 'documents', load: () => import('../components/DocumentsTab') }],
  schema: () => import('../partnerSchemas').then((all) => all.partnerFormSchema),
  emptyValues: emptyPartner,
  toValues: toPartnerValues,
  nameOf: (row) => row.name,
  unique: ['document'],
  notCopied: ['pixKind', 'pixKey', 'bankId', 'branch', 'accountNumber'],
  isActive: (row) => row.active,
  importing: partnerImport,
  bulkFields: ['roles'],
  invalidates: ['persons'],
});
