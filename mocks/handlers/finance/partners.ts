import { json } from '../../answers';
import type { Partner, PartnerRole, PixKind } from '../../db/finance/financeTypes';
import type { RegisterRow } from '../../registerRoutes';
import { isDocument } from '../../db/seed/documents';
import { flag, text } from '../../read';
import { registerRoutes } from '../../registerRoutes';
import { route } from '../../route';
import { demo } from '../../state';
import { Checks } from '../admin/checks';

const PERMISSION = 'PARTNERS';
const ROLES: readonly PartnerRole[] = ['SUPPLIER', 'BUYER', 'INTEGRATOR', 'CARRIER', 'EMPLOYEE', 'CREDITOR'];
const PIX_KINDS: readonly PixKind[] = ['DOCUMENT', 'PHONE', 'EMAIL', 'RANDOM'];

const table = () => demo.world.finance.partners;
const bare = (value: unknown) => (text(value) ?? '').replace(/[./\-\s]/g, '').toUpperCase();

/** Digits of a text with a mask; refused when there are fewer or more than there should be. */
function digits(read: Checks, name: string, label: string, lengths: readonly number[]): string | null {
  const value = read.optional(name, label, 18)?.replace(/\D/g, '') ?? null;
  if (value !== null && !lengths.includes(value.length)) read.refuse(name, `O campo ${label} é inválido.`);
  return value;
}

function wire(row: Partner) {
  const city = row.cityId === null ? undefined : demo.world.cities.get(row.cityId);
  const state = city && demo.world.states.get(city.stateId);
  const { customerId: _own, ...kept } = row;
  return {
    ...kept,
    penaltyRate: row.penaltyRate ?? null,
    interestRate: row.interestRate ?? null,
    stateId: city?.stateId ?? null,
    stateInitials: state?.initials ?? null,
    cityName: city?.name ?? null,
    bankName: row.bankId === null ? null : (demo.world.finance.banks.get(row.bankId)?.name ?? null),
  };
}

function pixIsRight(kind: PixKind, key: string): boolean {
  if (kind === 'DOCUMENT') return isDocument(key);
  if (kind === 'PHONE') return /^[1-9]{2}(?:9\d{8}|[2-9]\d{7})$/.test(key);
  if (kind === 'EMAIL') return key.length <= 77 && /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(key);
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key);
}

/** The server's check of where a partner is paid. */
function payment(check: Checks, sent: Record<string, unknown>) {
  const { banks } = demo.world.finance;
  const bankId = check.optionalRef('bankId', 'Banco', (wanted) => banks.get(wanted) !== undefined);
  const branch = check.optional('branch', 'Agência', 10);
  const accountNumber = check.optional('accountNumber', 'Conta', 20);
  const parts = { bankId, branch, accountNumber };
  if (Object.values(parts).some((part) => part !== null))
    for (const [name, part] of Object.entries(parts))
      if (part === null) check.refuse(name, 'Informe banco, agência e conta.');
  const pixKind = PIX_KINDS.find((kind) => kind === sent['pixKind']) ?? null;
  const pixKey = check.optional('pixKey', 'Chave Pix', 77);
  if ((pixKind === null) !== (pixKey === null)) check.refuse('pixKey', 'Informe o tipo e a chave Pix.');
  else if (pixKind !== null && pixKey !== null && !pixIsRight(pixKind, pixKey))
    check.refuse('pixKey', 'Chave Pix inválida.');
  return { ...parts, pixKind, pixKey };
}

function rate(read: Checks, sent: Record<string, unknown>, name: string, label: string): number | null {
  const value = sent[name] ?? null;
  if (value === null || (typeof value === 'number' && value >= 0 && value <= 100)) return value;
  read.refuse(name, `O campo ${label} deve ser de 0 a 100%.`);
  return null;
}

function check(
  sent: Record<string, unknown>,
  customerId: number | null,
  ownId?: number,
): { errors: Checks['errors']; input?: Omit<Partner, keyof RegisterRow> } {
  const read = new Checks(sent);
  const document = bare(read.text('document', 'CPF ou CNPJ', 18));
  if (document !== '' && !isDocument(document)) read.refuse('document', 'CPF ou CNPJ inválido.');
  const duplicate = table().find(
    (row) => row.customerId === customerId && row.document === document && row.id !== ownId,
  );
  if (duplicate) read.refuse('document', `Documento já usado por ${duplicate.name}.`);
  const wanted = Array.isArray(sent['roles']) ? (sent['roles'] as unknown[]) : [];
  const roles = ROLES.filter((role) => wanted.includes(role));
  if (roles.length === 0 || roles.length !== new Set(wanted).size)
    read.refuse('roles', 'Escolha os papéis do parceiro.');
  const stateRegistrationExempt = flag(sent['stateRegistrationExempt']) ?? false;
  const stateRegistration = read.optional('stateRegistration', 'Inscrição estadual', 20);
  if (stateRegistrationExempt && stateRegistration !== null)
    read.refuse('stateRegistration', 'Isento não tem inscrição estadual.');
  const input = {
    document,
    roles,
    stateRegistration,
    stateRegistrationExempt,
    name: read.text('name', 'Nome ou razão social', 120),
    tradeName: read.optional('tradeName', 'Nome fantasia', 80),
    cep: digits(read, 'cep', 'CEP', [8]),
    cityId: read.optionalRef('cityId', 'Cidade', (one) => demo.world.cities.get(one) !== undefined),
    address: read.optional('address', 'Endereço', 120),
    addressNumber: read.optional('addressNumber', 'Número', 10),
    district: read.optional('district', 'Bairro', 60),
    email: (text(sent['email']) ?? '') === '' ? null : read.email('email', 'E-mail'),
    phone: digits(read, 'phone', 'Telefone', [10, 11]),
    secondPhone: digits(read, 'secondPhone', 'Outro telefone', [10, 11]),
    notes: read.optional('notes', 'Observações', 1000),
    penaltyRate: rate(read, sent, 'penaltyRate', 'Multa por atraso'),
    interestRate: rate(read, sent, 'interestRate', 'Juros ao mês'),
    ...payment(read, sent),
  };
  return read.failed ? { errors: read.errors } : { errors: {}, input };
}

const register = registerRoutes<Partner>({
  table,
  wire,
  check,
  dependents: ({ id }) => [
    {
      name: 'Documentos',
      count: demo.world.finance.documents.filter((row) => row.partnerId === id).length,
    },
    { name: 'Empréstimos', count: demo.world.finance.loans.filter((row) => row.creditorId === id).length },
  ],
  inUse: 'Parceiro em uso: altere ou exclua antes o que o utiliza.',
  permission: { edit: PERMISSION, configure: PERMISSION },
  paths: {
    grid: '/Person/GetGridData',
    read: '/Person/GetById',
    create: '/Person/Create',
    save: { path: '/Person/Edit', methods: ['POST', 'PUT'], id: 'query' },
    activate: '/Person/ActivateInactivate',
    remove: '/Person/Delete',
    dependents: '/Person/GetDependents',
  },
});

/** The partner of a document, however it is written. */
const ofDocument = route(
  'GET',
  '/Person/GetByDocument',
  ({ query, customerId }) => {
    const document = bare(query.get('document'));
    const found = table().find((row) => row.customerId === customerId && row.document === document);
    return json(found ? { id: found.id, name: found.name, active: found.active } : null);
  },
  { permission: PERMISSION },
);

export const partnerHandlers = [ofDocument, ...register];
