import { type FieldErrors, invalid, json, notFound } from '../../answers';
import type { ReconciliationRule } from '../../db/finance/bankingTables';
import { flag, id, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';

const permission = { permission: 'BANK_STATEMENT' };
const LIMIT = 60;

const ownRules = (customerId: number | null) =>
  demo.world.finance.banking.rules
    .filter((row) => row.customerId === customerId)
    .toSorted((a, b) => a.position - b.position || a.id - b.id);

const wire = (row: ReconciliationRule) => ({
  id: row.id,
  contains: row.contains,
  side: row.side,
  partnerPersonId: row.partnerPersonId,
  partnerPersonName: demo.world.finance.partners.get(row.partnerPersonId)?.name ?? null,
  active: row.active,
});

const grid = route(
  'GET',
  '/BankReconciliationRule/GetGridData',
  ({ customerId }) => json(ownRules(customerId).map(wire)),
  permission,
);

function read(sent: Record<string, unknown>, { customerId }: Call, errors: FieldErrors) {
  const contains = text(sent['contains']) ?? '';
  if (contains.length < 3 || contains.length > LIMIT)
    errors['Contains'] = [`Informe de 3 a ${LIMIT} caracteres do histórico.`];
  const partner = demo.world.finance.partners.get(id(sent['partnerPersonId']));
  if (partner?.customerId !== customerId) errors['PartnerPersonId'] = ['O campo Parceiro é obrigatório.'];
  const side: ReconciliationRule['side'] =
    sent['side'] === 'IN' || sent['side'] === 'OUT' ? sent['side'] : null;
  return { contains, side, partnerPersonId: partner?.id ?? null, active: flag(sent['active']) ?? true };
}

const create = route(
  'POST',
  '/BankReconciliationRule/Create',
  async (call) => {
    const errors: FieldErrors = {};
    const values = read(await call.body(), call, errors);
    if (Object.keys(errors).length > 0 || call.customerId === null) return invalid(errors);
    const position = ownRules(call.customerId).length + 1;
    return json(
      wire(demo.world.finance.banking.rules.insert({ ...values, customerId: call.customerId, position })),
    );
  },
  permission,
);

function own({ customerId, query }: Call): ReconciliationRule | undefined {
  const row = demo.world.finance.banking.rules.get(id(query.get('id')));
  return row?.customerId === customerId ? row : undefined;
}

const edit = route(
  'PUT',
  '/BankReconciliationRule/Edit',
  async (call) => {
    const row = own(call);
    if (!row) return notFound();
    const errors: FieldErrors = {};
    const values = read(await call.body(), call, errors);
    if (Object.keys(errors).length > 0) return invalid(errors);
    return json(wire(demo.world.finance.banking.rules.update(row.id, values)));
  },
  permission,
);

const remove = route(
  'DELETE',
  '/BankReconciliationRule/Delete',
  (call) => {
    const row = own(call);
    if (!row) return notFound();
    demo.world.finance.banking.rules.remove(row.id);
    return json(true);
  },
  permission,
);

const order = route(
  'PUT',
  '/BankReconciliationRule/SetOrder',
  async ({ body, customerId }) => {
    const { ids } = await body();
    const wanted = (Array.isArray(ids) ? (ids as unknown[]) : []).map(id);
    for (const row of ownRules(customerId)) {
      const at = wanted.indexOf(row.id);
      demo.world.finance.banking.rules.update(row.id, { position: at < 0 ? wanted.length + 1 : at + 1 });
    }
    return json(true);
  },
  permission,
);

export const reconciliationRuleHandlers = [grid, create, edit, remove, order];
