import { forbidden, invalid, json } from '../answers';
import { buyerOf } from '../db/assist/assistFiles';
import { cnpj, cpf } from '../db/assist/taxNumbers';
import { assetsOf } from '../db/finance/patrimonySeed';
import { producersOfFarm } from '../db/finance/producers';
import { ownExpenditures } from '../db/finance/ratingTree';
import { EXPENDITURES, INVOICE_TYPES, OWN, PAYMENT_FORMS } from '../db/invoiceLists';
import { id } from '../read';
import { type Call, route } from '../route';
import { demo } from '../state';
import { producersWire } from './finance/producerWire';

interface Named {
  id: number;
  name: string;
  document?: string;
}

/** A list of a customer whom the user need not be linked to: for support assistants, and for the customer's own users. */
function customerList(name: string, rows: (customerId: number, call: Call) => readonly Named[]) {
  return route('GET', `/Invoice/Get${name}ForSelect`, (call) => {
    const wanted = id(call.query.get('customerId'));
    if (wanted === undefined) return invalid({ CustomerId: ['O cliente é obrigatório.'] });
    if (!call.user.isSupport && call.customerId !== wanted) return forbidden({ profile: 'customer' });
    const sorted = rows(wanted, call).toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
    return json(sorted.map((row) => ({ ...row })));
  });
}

const numbered = (customerId: number, names: readonly string[]): Named[] =>
  names.map((name, index) => ({ id: customerId * OWN + index + 1, name }));

const PARTNERS: readonly { name: string; document: string }[] = [
  { name: 'AGROINSUMOS OESTE COMERCIO DE DEFENSIVOS LTDA', document: cnpj('041223340001') },
  { name: 'SEMENTES VALE DO PIQUIRI S.A.', document: cnpj('117654320002') },
  { name: 'COOPERATIVA AGROINDUSTRIAL DO OESTE', document: cnpj('081122330004') },
  { name: 'AEROAGRICOLA CAMPOS ALTOS LTDA', document: cnpj('12ABC34501DE') },
  { name: 'ENERGIA DO OESTE DISTRIBUIDORA S.A.', document: cnpj('047895670001') },
  { name: 'ADEMIR JOSE FERREIRA', document: cpf('111444777') },
];

const partners = customerList('Partners', (customerId) =>
  PARTNERS.map(({ name, document }, index) => ({ id: customerId * OWN + index + 1, name, document })),
);
const types = customerList('DocumentTypes', () => numbered(0, INVOICE_TYPES));
/** The customer under its own number, and its companies. */
const recipients = customerList('Recipients', (customerId) => [
  { id: 0, ...buyerOf(customerId, demo.world.customers.get(customerId)?.name ?? '') },
  ...demo.world.finance.companies
    .filter((row) => row.customerId === customerId)
    .map(({ id: number, name, document }) => ({ id: number, name, document })),
]);
const farms = customerList('Farms', (customerId) =>
  demo.world.farms
    .filter((row) => row.customerId === customerId && row.active)
    .map((row) => ({
      id: row.id,
      name: row.name,
      producers: producersWire(producersOfFarm(demo.world, row.id)),
    })),
);
const farmers = customerList('Farmers', (customerId) =>
  demo.world.people
    .filter((row) => row.customerId === customerId && row.active)
    .map((row) => ({ id: row.id, name: row.name })),
);
const costCenters = customerList('CostCenters', (customerId, { query }) =>
  demo.world.costCenters
    .filter((row) => row.customerId === customerId && row.farmId === id(query.get('farmId')) && row.active)
    .map((row) => ({ id: row.id, name: row.name, usefulAreaSize: row.usefulAreaSize })),
);
const harvests = customerList('Harvests', (customerId) => {
  const known = demo.world.harvests.filter((row) => row.customerId === customerId);
  return known.length > 0
    ? known.map(({ id: number, name }) => ({ id: number, name }))
    : numbered(customerId, ['SAFRA 2025/2026', 'SAFRA 2026/2027']);
});
/** The platform's accounts and those that the customer has added: the plan of accounts, no other list. */
const expenditures = customerList('Expenditures', (customerId) => [
  ...numbered(customerId, EXPENDITURES),
  ...ownExpenditures(demo.world.finance, customerId),
]);
const patrimonies = customerList('Patrimonies', (customerId) =>
  assetsOf(demo.world.finance.patrimony)
    .filter((row) => row.customerId === customerId && row.active && row.saleDate === null)
    .map(({ id: number, name }) => ({ id: number, name })),
);
const paymentForms = customerList('PaymentForms', () => numbered(0, PAYMENT_FORMS));
const bankAccounts = customerList('BankAccounts', (customerId) =>
  numbered(customerId, ['BANCO DO BRASIL AG 0616 CC 12345-6', 'SICREDI AG 0726 CC 98765-4']),
);

export const invoiceHandlers = [
  partners,
  types,
  recipients,
  farms,
  farmers,
  costCenters,
  harvests,
  expenditures,
  patrimonies,
  paymentForms,
  bankAccounts,
];
