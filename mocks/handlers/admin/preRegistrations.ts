import { aLink, aUser } from '../../build/rows';
import { invalid, json, notFound, refused } from '../../answers';
import { isDocument } from '../../db/seed/documents';
import type { PreRegistration } from '../../db/platform/customers';
import { platformRegister } from '../../platformRegister';
import { id } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { addCustomer } from './customerRegister';
import { Checks } from './checks';

const master = { master: true } as const;
const table = () => demo.world.platform.preRegistrations;
const ORIGINS = ['SITE', 'INDICACAO', 'FEIRA', 'OUTRA'];
const MOST_HECTARES = 10_000_000;
const now = () => new Date().toISOString();

function wire(row: PreRegistration) {
  const city = demo.world.cities.get(row.cityId);
  return {
    ...row,
    stateId: city?.stateId ?? null,
    cityName: city ? `${city.name} - ${demo.world.states.need(city.stateId).initials}` : null,
  };
}

const register = platformRegister<PreRegistration>({
  controller: 'CustomerPreRegistration',
  slug: 'cliente-pre-cadastro',
  nameOf: (row) => `${row.name} · ${row.document}`,
  table,
  without: ['create', 'setActive'],
  newestFirst: true,
  wire,
  check: (sent, ownId) => {
    const before = table().need(ownId ?? 0);
    const check = new Checks(sent);
    const document = check
      .text('document', 'CPF ou CNPJ', 18)
      .replace(/[./\-\s]/g, '')
      .toUpperCase();
    if (!isDocument(document)) check.refuse('document', 'CPF ou CNPJ inválido.');
    const area = typeof sent.area === 'number' ? sent.area : null;
    if (area !== null && !(area >= 0 && area <= MOST_HECTARES)) check.refuse('area', 'A área não é válida.');
    const input = {
      name: check.text('name', 'Nome', 120),
      document,
      contactName: check.text('contactName', 'Contato', 80),
      email: check.email('email', 'E-mail'),
      phone: check.text('phone', 'Telefone', 15),
      cityId: check.ref('cityId', 'Cidade', (wanted) => demo.world.cities.get(wanted) !== undefined),
      area,
      businessActivityIds: check.ids(
        'businessActivityIds',
        'Atividades',
        (wanted) => demo.world.businessActivities.get(wanted) !== undefined,
      ),
      message: check.optional('message', 'Mensagem', 2000),
      origin: check.word('origin', 'Origem', ORIGINS),
    };
    if (before.status !== 'PENDING') check.refuse('name', 'Este pedido já foi decidido.');
    const { errors, failed } = check;
    return failed ? { errors } : { errors, input: { ...before, ...input } };
  },
});

/** The request that is to be decided, or why it cannot be. */
function pending(wanted: unknown): PreRegistration | Response {
  const row = table().get(id(wanted));
  if (!row) return notFound();
  return row.status === 'PENDING' ? row : refused('Este pedido já foi decidido.');
}

const decided = (row: PreRegistration, { user }: Call, changes: Partial<PreRegistration>) =>
  json(
    wire(table().update(row.id, { ...changes, decidedAt: now(), decidedBy: user.name, updatedAt: now() })),
  );

/** Makes a customer with licences, manager and classification, and invites the requester as its owner. */
const approve = route(
  'POST',
  '/CustomerPreRegistration/Approve',
  async (call) => {
    const sent = await call.body();
    const row = pending(sent.id);
    if (row instanceof Response) return row;
    const { world } = demo;
    const { platform } = world;
    const check = new Checks(sent);
    const quantity = check.whole('quantity', 'Licenças', 1, 999);
    const trialDays = check.whole('trialDays', 'Dias de teste', 0, 365);
    const accountManagerId = check.optionalRef(
      'accountManagerId',
      'Gerente de conta',
      (wanted) => platform.accountManagers.get(wanted)?.active === true,
    );
    const serviceClassificationId = check.optionalRef(
      'serviceClassificationId',
      'Classificação',
      (wanted) => platform.serviceClassifications.get(wanted) !== undefined,
    );
    if (check.failed) return invalid(check.errors);
    const duplicate = platform.customerRecords.find((record) => record.document === row.document);
    if (duplicate)
      return refused(`Já existe um cliente com este documento: ${world.customers.need(duplicate.id).name}.`);
    const until = new Date(Date.now() + trialDays * 86_400_000).toISOString();
    const record = addCustomer(
      {
        name: row.name,
        cityId: row.cityId,
        isFreeAccount: trialDays > 0,
        trialPeriodExpiration: trialDays > 0 ? until : null,
      },
      {
        document: row.document,
        personType: row.document.length === 11 ? 1 : 2,
        email: row.email,
        phone: row.phone,
        accountType: 1,
        currencyId: 1,
        cep: null,
        address: null,
        addressNumber: null,
        district: null,
        businessActivityIds: row.businessActivityIds,
        accountManagerId,
        serviceClassificationId,
      },
      quantity,
      call.user.name,
    );
    const known = world.users.find(({ email }) => email.toLowerCase() === row.email);
    const user =
      known ?? world.users.insert(aUser({ name: row.contactName, email: row.email, emailConfirmed: false }));
    world.links.insert(
      aLink({
        userId: user.id,
        customerId: record.id,
        profileId: 1,
        isOwner: true,
        role: trialDays > 0 ? 'customer_free_account' : 'customer_administrator',
        menuIds: world.menuItems
          .filter(({ moduleId }) => record.moduleIds.includes(moduleId))
          .map((item) => item.id),
      }),
    );
    demo.mails.push({ to: row.email, subject: 'Convite para o eProdutor', link: '/login-v2' });
    return decided(row, call, { status: 'APPROVED', customerId: record.id });
  },
  master,
);

const refuse = route(
  'POST',
  '/CustomerPreRegistration/Refuse',
  async (call) => {
    const sent = await call.body();
    const row = pending(sent.id);
    if (row instanceof Response) return row;
    const check = new Checks(sent);
    const reason = check.text('reason', 'Motivo', 500);
    if (check.failed) return invalid(check.errors);
    demo.mails.push({ to: row.email, subject: 'Seu cadastro no eProdutor', link: '/login-v2' });
    return decided(row, call, { status: 'REFUSED', reason });
  },
  master,
);

export const preRegistrationHandlers = [...register, approve, refuse];
