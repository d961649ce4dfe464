import { invalid, json, notFound, refused } from '../../answers';
import { id, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';
import { wireCustomer } from './customerRegister';
import { Checks } from './checks';

const master = { master: true } as const;
const records = () => demo.world.platform.customerRecords;
const recordOf = ({ query }: Call, name = 'id') => records().get(id(query.get(name)));
const now = () => new Date().toISOString();

function modulesOfMenu() {
  const byId = new Map(
    demo.world.menuItems
      .all()
      .map(({ moduleId, moduleName, moduleConstantFilter, iconModuleName }) => [
        moduleId,
        { id: moduleId, name: moduleName, constantFilter: moduleConstantFilter, iconName: iconModuleName },
      ]),
  );
  return [...byId.values()];
}

const users = route(
  'GET',
  '/CustomerReact/GetUsers',
  (call) => {
    const record = recordOf(call);
    if (!record) return notFound();
    return json(
      demo.world.links
        .filter((link) => link.customerId === record.id && !link.listedOnly)
        .map((link) => {
          const user = demo.world.users.need(link.userId);
          return {
            id: link.id,
            userId: user.id,
            name: user.name,
            email: user.email,
            profileName: demo.world.profiles.need(link.profileId).name,
            isOwner: link.isOwner,
            emailConfirmed: user.emailConfirmed,
            lastAccessAt: link.lastAccessAt,
          };
        }),
    );
  },
  master,
);

const modules = route(
  'GET',
  '/CustomerReact/GetModules',
  (call) => {
    const record = recordOf(call);
    if (!record) return notFound();
    return json(
      modulesOfMenu().map((module) => ({
        ...module,
        active: record.moduleIds.includes(module.id),
        screens: demo.world.menuItems.filter(({ moduleId }) => moduleId === module.id).length,
      })),
    );
  },
  master,
);

/** Owners get the screens of a module that is new to their account; the others are given them by the owner. */
const saveModules = route(
  'PUT',
  '/CustomerReact/UpdateModules',
  async (call) => {
    const record = recordOf(call);
    if (!record) return notFound();
    const check = new Checks(await call.body());
    const moduleIds = check.ids('moduleIds', 'Módulos', (wanted) =>
      modulesOfMenu().some((row) => row.id === wanted),
    );
    if (check.failed) return invalid(check.errors);
    const fresh = moduleIds.filter((each) => !record.moduleIds.includes(each));
    const items = demo.world.menuItems
      .filter(({ moduleId }) => fresh.includes(moduleId))
      .map((item) => item.id);
    for (const link of demo.world.links.filter((row) => row.customerId === record.id && row.isOwner))
      demo.world.links.update(link.id, { menuIds: [...new Set([...link.menuIds, ...items])] });
    records().update(record.id, { moduleIds, updatedAt: now(), updatedBy: call.user.name });
    return json(true);
  },
  master,
);

const hasModule = route('GET', '/Module/CustomerHasModule', (call) => {
  const requested = call.user.isMaster ? id(call.query.get('customerId')) : (call.customerId ?? undefined);
  const record = records().get(requested);
  if (!record) return notFound();
  const wanted = modulesOfMenu().find(
    ({ constantFilter }) => constantFilter === call.query.get('moduleConstantFilter'),
  );
  return json(wanted !== undefined && record.moduleIds.includes(wanted.id));
});

const saveAssist = route(
  'PUT',
  '/CustomerReact/UpdateAssist',
  async (call) => {
    const record = recordOf(call);
    if (!record) return notFound();
    const { eprodutorAssistActive } = await call.body();
    if (typeof eprodutorAssistActive !== 'boolean')
      return invalid({ EprodutorAssistActive: ['O campo Assist é obrigatório.'] });
    demo.world.customers.update(record.id, { eprodutorAssistActive });
    return json(wireCustomer(records().update(record.id, { updatedAt: now(), updatedBy: call.user.name })));
  },
  master,
);

/** A partner's system is only joined once the customer's owner accepted the terms that are in force. */
const integration = route(
  'POST',
  '/Customer/UpdateLoginIntegrationb2k',
  async ({ body, user }) => {
    const sent = await body();
    const record = records().get(id(sent.customerId));
    if (!record) return notFound();
    const check = new Checks(sent);
    const login = check.text('login', 'Login', 60);
    const password = text(sent.password) ?? '';
    if (password === '' && record.integrationPassword === null)
      check.refuse('password', 'O campo Senha é obrigatório.');
    if (check.failed) return invalid(check.errors);
    const last = demo.world.terms.all().at(-1)?.id;
    const accepted = demo.world.links.find(
      (link) =>
        link.customerId === record.id &&
        link.isOwner &&
        demo.world.users.need(link.userId).acceptedTermsId === last,
    );
    if (!accepted) return refused('O responsável pela conta ainda não aceitou os termos de uso em vigor.');
    const kept = records().update(record.id, {
      integrationLogin: login,
      integrationPassword: password || record.integrationPassword,
      integrationUpdatedAt: now(),
      updatedAt: now(),
      updatedBy: user.name,
    });
    return json(wireCustomer(kept));
  },
  master,
);

export const customerPartHandlers = [users, modules, saveModules, hasModule, saveAssist, integration];
