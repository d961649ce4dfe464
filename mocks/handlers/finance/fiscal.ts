import { type FieldErrors, json } from '../../answers';
import { cnpj, cpf } from '../../db/assist/taxNumbers';
import type { FiscalSeries, RuralContribution, StateRegistration } from '../../db/finance/fiscalSeed';
import { registerRoutes } from '../../registerRoutes';
import { route } from '../../route';
import { demo } from '../../state';
import { Checks } from '../admin/checks';
import { customerRegister, withoutOwner } from './customerRegister';
import { usesOf } from './patrimony/assetRegister';

const permission = 'FISCAL';
const fiscal = () => demo.world.finance;

const isDocument = (text: string) =>
  text.length === 11
    ? cpf(text.slice(0, 9)) === text
    : text.length === 14 && cnpj(text.slice(0, 12)) === text;

const isFarmer = (customerId: number | null) => (wanted: number) =>
  demo.world.people.get(wanted)?.customerId === customerId;

const registrations = customerRegister<StateRegistration>({
  controller: 'StateRegistration',
  permission,
  table: () => fiscal().stateRegistrations,
  wire: (row) => ({
    ...withoutOwner(row),
    farmerName: demo.world.people.get(row.farmerId)?.name ?? null,
    farmName: demo.world.farms.get(row.farmId)?.name ?? null,
  }),
  read: (checks, _sent, { customerId, taken }) => {
    const document = checks
      .text('document', 'CPF ou CNPJ', 18)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '');
    if (document !== '' && !isDocument(document)) checks.refuse('document', 'CPF ou CNPJ inválido.');
    const registration = checks.text('registration', 'Inscrição estadual', 20);
    const stateInitials = checks.text('stateInitials', 'UF', 2);
    if (taken((row) => row.registration === registration && row.stateInitials === stateInitials))
      checks.refuse('registration', 'Esta inscrição já está cadastrada.');
    return {
      document,
      registration,
      stateInitials,
      farmerId: checks.ref('farmerId', 'Produtor', isFarmer(customerId)),
      farmId: checks.ref(
        'farmId',
        'Propriedade',
        (wanted) => demo.world.farms.get(wanted)?.customerId === customerId,
      ),
    };
  },
  dependents: ({ id }) => [
    usesOf(
      'Séries de NF-e',
      fiscal().fiscalSeries.filter((row) => row.stateRegistrationId === id),
      (row) => ({ kind: 'SERIES', id: row.id, name: `${row.name} (${row.series})` }),
    ),
  ],
  words: {
    duplicate: 'Já existe uma inscrição com esta identificação.',
    inUse: 'Inscrição em uso: exclua antes as séries que a utilizam.',
  },
});

const nameOf = ({ name, registration, stateInitials }: StateRegistration) =>
  `${name} - ${registration}/${stateInitials}`;

/** Of producers with a CPF, companies number from series 0; and of those the ones without a series. */
const select = route('GET', '/FiscalSeries/GetFreeStateRegistrationsForSelect', ({ customerId }) =>
  json(
    fiscal()
      .stateRegistrations.filter(
        (row) =>
          row.customerId === customerId &&
          row.active &&
          row.document.length === 11 &&
          !fiscal().fiscalSeries.find(({ stateRegistrationId }) => stateRegistrationId === row.id),
      )
      .map((row) => ({ id: row.id, name: nameOf(row) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
  ),
);

const series = customerRegister<FiscalSeries>({
  controller: 'FiscalSeries',
  permission,
  table: () => fiscal().fiscalSeries,
  wire: (row) => {
    const registration = fiscal().stateRegistrations.get(row.stateRegistrationId);
    return { ...withoutOwner(row), stateRegistrationName: registration ? nameOf(registration) : null };
  },
  read: (checks, sent, { customerId, taken }) => {
    const number = checks.whole('series', 'Série', 920, 969);
    if (number === sent['series'] && taken((row) => row.series === number))
      checks.refuse('series', 'Esta série já está em uso.');
    const stateRegistrationId = checks.ref('stateRegistrationId', 'Inscrição estadual', (wanted) => {
      const row = fiscal().stateRegistrations.get(wanted);
      return row?.customerId === customerId && row.document.length === 11;
    });
    if (taken((row) => row.stateRegistrationId === stateRegistrationId))
      checks.refuse('stateRegistrationId', 'Esta inscrição já tem uma série.');
    // A series under which invoices were issued keeps its number, and is known by it.
    const before = fiscal().fiscalSeries.find(
      (row) => row.customerId === customerId && row.series === sent['series'],
    );
    return { series: number, stateRegistrationId, lastNumber: before?.lastNumber ?? null };
  },
  dependents: ({ lastNumber }) => [{ name: 'Notas emitidas', count: lastNumber ?? 0 }],
  words: {
    duplicate: 'Já existe uma série com esta descrição.',
    inUse: 'Já há notas emitidas nesta série.',
  },
});

const KINDS = ['INDIVIDUAL', 'COMPANY', 'SPECIAL'] as const;
const BASES = ['SALES', 'PAYROLL'] as const;

function checkContribution(
  sent: Record<string, unknown>,
  customerId: number | null,
  ownId?: number,
): {
  errors: FieldErrors;
  input?: Omit<RuralContribution, 'id' | 'customerId' | 'active' | 'createdAt' | 'updatedAt'>;
} {
  const checks = new Checks(sent);
  const year = checks.whole('year', 'Ano', 2019, 2100);
  const farmerId = checks.ref('farmerId', 'Produtor', isFarmer(customerId));
  const producerKind = checks.word('producerKind', 'Tipo de produtor', KINDS);
  const base = checks.word('base', 'Contribui sobre', BASES);
  if (producerKind === 'SPECIAL' && base === 'PAYROLL')
    checks.refuse('base', 'O segurado especial contribui sempre sobre a comercialização.');
  const duplicate = fiscal().ruralContributions.find(
    (row) =>
      row.customerId === customerId && row.id !== ownId && row.farmerId === farmerId && row.year === year,
  );
  if (duplicate) checks.refuse('year', 'Este produtor já tem uma opção para este ano.');
  const expected = sent['expectedSales'];
  const input = {
    year,
    farmerId,
    producerKind,
    base,
    expectedSales: typeof expected === 'number' && expected > 0 ? expected : null,
    observation: checks.optional('observation', 'Observação', 200),
  };
  return checks.failed ? { errors: checks.errors } : { errors: {}, input };
}

const path = (action: string) => `/RuralContribution/${action}`;

const contributions = registerRoutes<RuralContribution>({
  table: () => fiscal().ruralContributions,
  wire: (row) => ({
    ...withoutOwner(row),
    farmerName: demo.world.people.get(row.farmerId)?.name ?? null,
  }),
  check: checkContribution,
  inUse: 'Opção em uso.',
  permission: { edit: permission, configure: permission },
  paths: {
    grid: path('GetGridData'),
    read: path('GetById'),
    create: path('Create'),
    save: { path: path('Edit'), methods: ['PUT'], id: 'query' },
    activate: path('ActivateInactivate'),
    remove: path('Delete'),
    dependents: path('GetDependents'),
  },
});

export const fiscalHandlers = [...registrations, select, ...series, ...contributions];
