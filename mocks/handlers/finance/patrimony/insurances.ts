import { assetsOf } from '../../../db/finance/patrimonySeed';
import type { Insurance } from '../../../db/finance/patrimonyTypes';
import { isDay, text } from '../../../read';
import { demo } from '../../../state';
import type { Checks } from '../../admin/checks';
import { atMidnight, customerRegister, decimal, withoutOwner } from '../customerRegister';
import { optionalNumber, PERMISSION } from './assetRegister';

const MOST = 10_000_000_000;
const tables = () => demo.world.finance.patrimony;
const INSURED = ['MACHINE', 'VEHICLE', 'BUILDING', 'CROP', 'LIVESTOCK', 'LIFE', 'OTHER'];

/** What happened: each claim with its day and what it was. */
function claimsOf(checks: Checks, sent: unknown): Insurance['claims'] {
  const rows = Array.isArray(sent) ? (sent as Record<string, unknown>[]) : [];
  return rows.map(({ date, description, indemnity }) => {
    const day = (text(date) ?? '').slice(0, 10);
    const what = text(description) ?? '';
    if (!isDay(day) || what === '') checks.refuse('claims', 'Informe data e descrição de cada sinistro.');
    return {
      date: atMidnight(day),
      description: what,
      indemnity: typeof indemnity === 'number' && indemnity >= 0 ? indemnity : null,
    };
  });
}

export const insuranceHandlers = customerRegister<Insurance>({
  controller: 'Insurance',
  permission: PERMISSION,
  table: () => tables().insurances,
  wire: (row) => {
    const assets = assetsOf(tables());
    return {
      ...withoutOwner(row),
      insurerName: demo.world.finance.partners.get(row.insurerId)?.name ?? null,
      assetNames: row.assetIds.map((id) => assets.find((one) => one.id === id)?.name ?? String(id)),
    };
  },
  read: (checks, sent, { customerId, taken }) => {
    const { partners } = demo.world.finance;
    const policyNumber = checks.text('policyNumber', 'Número da apólice', 40);
    const insurerId = checks.ref(
      'insurerId',
      'Seguradora',
      (wanted) => partners.get(wanted)?.customerId === customerId,
    );
    if (taken((row) => row.policyNumber === policyNumber && row.insurerId === insurerId))
      checks.refuse('policyNumber', 'Já existe um seguro desta seguradora com esta apólice.');
    const startDate = checks.day('startDate', 'Início da vigência');
    const endDate = checks.day('endDate', 'Fim da vigência');
    if (endDate !== '' && endDate < startDate)
      checks.refuse('endDate', 'O fim da vigência não pode ser antes do início.');
    const insuredValue = decimal(checks, sent, 'insuredValue', 'Valor segurado', [0, MOST]);
    const deductible = optionalNumber(checks, sent, 'deductible', 'Franquia');
    if (deductible !== null && deductible > insuredValue)
      checks.refuse('deductible', 'A franquia não pode ser maior que o valor segurado.');
    const premium = decimal(checks, sent, 'premium', 'Prêmio', [0, MOST]);
    const subsidy = optionalNumber(checks, sent, 'subsidy', 'Subvenção');
    if (subsidy !== null && subsidy > premium)
      checks.refuse('subsidy', 'A subvenção não pode ser maior que o prêmio.');
    const known = assetsOf(tables()).filter((row) => row.customerId === customerId);
    return {
      policyNumber,
      insurerId,
      insured: checks.word('insured', 'Objeto do seguro', INSURED),
      assetIds: checks.ids('assetIds', 'Bens segurados', (wanted) => known.some(({ id }) => id === wanted)),
      startDate: atMidnight(startDate),
      endDate: atMidnight(endDate),
      insuredValue,
      deductible,
      premium,
      subsidy,
      claims: claimsOf(checks, sent['claims']),
      observation: checks.optional('observation', 'Observação', 1000),
    };
  },
  dependents: () => [],
  words: {
    duplicate: 'Já existe um seguro com este nome.',
    inUse: 'Seguro em uso: altere ou exclua antes os registros que o citam.',
  },
});
