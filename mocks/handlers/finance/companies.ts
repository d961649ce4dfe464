import type { Company } from '../../db/finance/financeTypes';
import { cnpj } from '../../db/assist/taxNumbers';
import { demo } from '../../state';
import { customerRegister, withoutOwner } from './customerRegister';

const wire = (row: Company) => {
  const city = demo.world.cities.get(row.cityId);
  const state = demo.world.states.get(city?.stateId);
  return {
    ...withoutOwner(row),
    stateId: state?.id ?? null,
    cityName: city?.name ?? null,
    stateInitials: state?.initials ?? null,
  };
};

const isCnpj = (text: string) =>
  /^[0-9A-Z]{12}\d{2}$/.test(text) && !/^0+$/.test(text) && cnpj(text.slice(0, 12)) === text;

export const companyHandlers = customerRegister<Company>({
  controller: 'Company',
  table: () => demo.world.finance.companies,
  wire,
  read: (checks, _sent, { taken }) => {
    const document = checks
      .text('document', 'CNPJ', 18)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '');
    if (document !== '' && !isCnpj(document)) checks.refuse('document', 'CNPJ inválido.');
    else if (taken((row) => row.document === document))
      checks.refuse('document', 'Já existe uma empresa com este CNPJ.');
    return {
      document,
      stateRegistration: checks.optional('stateRegistration', 'Inscrição estadual', 20),
      cityId: checks.ref('cityId', 'Cidade', (wanted) => demo.world.cities.get(wanted) !== undefined),
    };
  },
  dependents: ({ id }) => {
    const { currentAccounts, documents } = demo.world.finance;
    return [
      { name: 'Contas-correntes', count: currentAccounts.filter((row) => row.companyId === id).length },
      { name: 'Documentos', count: documents.filter((row) => row.companyId === id).length },
    ];
  },
  words: {
    duplicate: 'Já existe uma empresa com este nome.',
    inUse: 'Empresa em uso: altere ou exclua antes os registros que a utilizam.',
  },
});
