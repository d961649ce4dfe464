import type { RealEstate } from '../../../db/mapTypes';
import { isDay, text } from '../../../read';
import { demo } from '../../../state';
import type { Checks } from '../../admin/checks';
import { usedElsewhere } from '../../land/costCenterCheck';
import { decimal } from '../customerRegister';
import { assetRegister, ownText, usesOf } from './assetRegister';

const KINDS = ['INDIVIDUAL', 'CONDOMINIUM', 'LEASED', 'PARTNERSHIP', 'FREE_LOAN', 'OTHER'];
const LICENCES = ['ENVIRONMENTAL', 'WATER', 'CCIR', 'OTHER'];

const rowsOf = (sent: unknown) => (Array.isArray(sent) ? (sent as Record<string, unknown>[]) : []);
const isShare = (value: unknown): value is number => typeof value === 'number' && value > 0 && value <= 100;
const midnight = (day: unknown) =>
  typeof day === 'string' && isDay(day.slice(0, 10)) ? `${day.slice(0, 10)}T00:00:00` : null;

/** A date that was typed and is none. */
const isNoDay = (day: unknown) => day != null && day !== '' && midnight(day) === null;

function explorationsOf(checks: Checks, sent: unknown): RealEstate['explorations'] {
  return rowsOf(sent).flatMap(({ kind, startDate, endDate, share }) => {
    const start = midnight(startDate);
    const end = midnight(endDate);
    if (isNoDay(endDate) || (start !== null && end !== null && end < start))
      checks.refuse('explorations', 'O fim de um período não é válido.');
    if (!KINDS.includes(String(kind)) || start === null || !isShare(share)) {
      checks.refuse('explorations', 'Informe tipo, início e participação de cada período.');
      return [];
    }
    return [{ kind: String(kind), startDate: start, endDate: end, share }];
  });
}

function ownersOf(checks: Checks, sent: unknown): RealEstate['owners'] {
  const owners = rowsOf(sent).flatMap(({ name, document, share }) => {
    const who = text(name) ?? '';
    if (who === '' || !isShare(share)) {
      checks.refuse('owners', 'Informe nome e participação de cada proprietário.');
      return [];
    }
    return [{ name: who, document: text(document) ?? null, share }];
  });
  if (owners.reduce((all, { share }) => all + Math.round(share * 10_000), 0) > 1_000_000)
    checks.refuse('owners', 'As participações somam mais de 100%.');
  return owners;
}

function licencesOf(checks: Checks, sent: unknown): RealEstate['licences'] {
  return rowsOf(sent).map(({ kind, number, issuer, startDate, endDate }) => {
    const start = midnight(startDate);
    const end = midnight(endDate);
    if (isNoDay(startDate) || isNoDay(endDate))
      checks.refuse('licences', 'Uma data de licença não é válida.');
    if (!LICENCES.includes(String(kind))) checks.refuse('licences', 'Informe o tipo de cada licença.');
    if (start !== null && end !== null && end < start)
      checks.refuse('licences', 'Uma licença vence antes da emissão.');
    return {
      kind: String(kind),
      number: text(number) ?? null,
      issuer: text(issuer) ?? null,
      startDate: start,
      endDate: end,
    };
  });
}

export const realEstateHandlers = assetRegister<RealEstate>({
  controller: 'RealEstatePatrimony',
  table: () => demo.world.realEstates,
  land: true,
  words: { one: 'um imóvel', name: 'Imóvel' },
  more: ({ id, cityId }) => {
    const city = demo.world.cities.get(cityId);
    const state = demo.world.states.get(city?.stateId);
    return {
      totalApportionedAreaSize: usedElsewhere(id),
      stateId: state?.id ?? null,
      stateInitials: state?.initials ?? null,
      cityName: city?.name ?? null,
      cityCode: city?.code ?? null,
    };
  },
  dependents: ({ id }) => [
    usesOf(
      'Centros de custo',
      demo.world.costCenters.filter(({ farmRealEstates }) =>
        farmRealEstates.some((used) => used.realEstatePatrimonyId === id),
      ),
      (row) => ({ kind: 'COST_CENTER', id: row.id, name: row.name }),
    ),
    usesOf(
      'Benfeitorias',
      demo.world.finance.patrimony.improvements.filter(({ realEstateId }) => realEstateId === id),
      (row) => ({ kind: 'IMPROVEMENT', id: row.id, name: row.name }),
    ),
  ],
  read: (checks, sent, { taken, ownId }) => {
    const registryOffice = checks.text('registryOffice', 'Cartório', 100);
    const registrationNumber = checks.text('registrationNumber', 'Matrícula', 30);
    if (
      taken((row) => row.registrationNumber === registrationNumber && row.registryOffice === registryOffice)
    )
      checks.refuse('registrationNumber', 'Já existe um imóvel com esta matrícula neste cartório.');
    const own = (name: 'cib' | 'ccir' | 'car', label: string, limit: number) =>
      ownText<RealEstate>(
        checks,
        { name, label, limit, duplicate: `Já existe um imóvel com este ${label}.` },
        taken,
      );
    const totalAreaSize = decimal(checks, sent, 'totalAreaSize', 'Área total', [0.01, 10_000_000]);
    const linked = ownId === undefined ? 0 : usedElsewhere(ownId);
    if (totalAreaSize < linked)
      checks.refuse(
        'totalAreaSize',
        `A área total não pode ser menor que os ${linked.toLocaleString('pt-BR')} ha vinculados no mapa.`,
      );
    return {
      registrationNumber,
      registryOffice,
      totalAreaSize,
      cib: own('cib', 'CIB', 11),
      ccir: own('ccir', 'CCIR', 20),
      car: own('car', 'CAR', 60),
      caepf: checks.optional('caepf', 'CAEPF', 20),
      stateRegistration: checks.optional('stateRegistration', 'Inscrição estadual', 20),
      cep: checks.optional('cep', 'CEP', 9),
      cityId: checks.ref('cityId', 'Cidade', (wanted) => demo.world.cities.get(wanted) !== undefined),
      address: checks.optional('address', 'Endereço', 120),
      district: checks.optional('district', 'Bairro', 60),
      georeferenced: sent['georeferenced'] === true,
      encumbrance: checks.optional('encumbrance', 'Ônus', 500),
      explorations: explorationsOf(checks, sent['explorations']),
      owners: ownersOf(checks, sent['owners']),
      licences: licencesOf(checks, sent['licences']),
    };
  },
});
