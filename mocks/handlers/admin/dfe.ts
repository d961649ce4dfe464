import { json, type FieldErrors } from '../../answers';
import type { BenefitCode, Cest, Ncm, TransactionNature, UnitOfMeasure } from '../../db/platform/dfe';
import { answerOf, day, longerThan, missing, platformRegister } from '../../platformRegister';
import { flag, id, text } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';

const tables = () => demo.world.platform;

const units = platformRegister<UnitOfMeasure>({
  controller: 'UnitOfMeasure',
  slug: 'dfe-unidade-de-medida',
  nameOf: (row) => `${row.code} ${row.description}`,
  table: () => tables().dfeUnits,
  wire: (row) => ({ ...row }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const code = (text(sent['code']) ?? '').toUpperCase();
    const description = text(sent['description']) ?? '';
    if (code === '') errors['Code'] = missing('Sigla');
    else if (code.length > 6) errors['Code'] = longerThan('Sigla', 6);
    if (description === '') errors['Description'] = missing('Descrição');
    const duplicate = tables().dfeUnits.find((row) => row.code === code && row.id !== ownId);
    if (duplicate) errors['Code'] = ['Já existe uma unidade com esta sigla.'];
    return answerOf(errors, { code, description, fractional: flag(sent['fractional']) ?? true });
  },
  dependents: ({ id: unitId }) => [
    { name: 'NCM', count: tables().dfeNcms.filter((row) => row.unitId === unitId).length },
  ],
  inUse: 'A unidade está em uso e não pode ser excluída.',
});

const unitList = route('GET', '/UnitOfMeasure/GetUnitsForSelectList', () =>
  json(
    tables()
      .dfeUnits.filter(({ active }) => active)
      .map(({ id: unitId, code, description }) => ({ id: unitId, name: `${code} – ${description}`, code })),
  ),
);

/** Both days of a validity, and what is wrong with them. */
function validity(sent: Record<string, unknown>, errors: FieldErrors) {
  const validFrom = day(sent['validFrom']);
  const validTo = day(sent['validTo']);
  if (validFrom === undefined) errors['ValidFrom'] = ['Data inválida.'];
  if (validTo === undefined) errors['ValidTo'] = ['Data inválida.'];
  if (validFrom && validTo && validTo < validFrom)
    errors['ValidTo'] = ['O fim da vigência não pode ser antes do início.'];
  return { validFrom: validFrom ?? null, validTo: validTo ?? null };
}

const ncms = platformRegister<Ncm>({
  controller: 'Ncm',
  slug: 'dfe-ncm',
  nameOf: (row) => `${row.code} ${row.description}`,
  table: () => tables().dfeNcms,
  wire: (row) => ({ ...row, unitCode: tables().dfeUnits.get(row.unitId)?.code ?? null }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const code = text(sent['code']) ?? '';
    const description = text(sent['description']) ?? '';
    const unitId = id(sent['unitId']) ?? null;
    if (!/^\d{8}$/.test(code)) errors['Code'] = ['O NCM deve ter 8 dígitos.'];
    else if (tables().dfeNcms.find((row) => row.code === code && row.id !== ownId))
      errors['Code'] = ['Já existe este NCM.'];
    if (description === '') errors['Description'] = missing('Descrição');
    else if (description.length > 500) errors['Description'] = longerThan('Descrição', 500);
    if (unitId !== null && !tables().dfeUnits.get(unitId)) errors['UnitId'] = ['Unidade não encontrada.'];
    return answerOf(errors, { code, description, unitId, ...validity(sent, errors) });
  },
  dependents: ({ code }) => [
    {
      name: 'CEST',
      count: tables().dfeCests.filter(({ ncmPrefixes }) =>
        ncmPrefixes.split(',').some((prefix) => prefix.trim() === code),
      ).length,
    },
  ],
  inUse: 'O NCM está em uso e não pode ser excluído.',
});

const cests = platformRegister<Cest>({
  controller: 'Cest',
  slug: 'dfe-cest',
  nameOf: (row) => `${row.code} ${row.description}`,
  table: () => tables().dfeCests,
  wire: (row) => ({ ...row }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const code = text(sent['code']) ?? '';
    const description = text(sent['description']) ?? '';
    const ncmPrefixes = text(sent['ncmPrefixes']) ?? '';
    if (!/^\d{7}$/.test(code)) errors['Code'] = ['O CEST deve ter 7 dígitos.'];
    else if (tables().dfeCests.find((row) => row.code === code && row.id !== ownId))
      errors['Code'] = ['Já existe este CEST.'];
    if (description === '') errors['Description'] = missing('Descrição');
    if (ncmPrefixes !== '' && !ncmPrefixes.split(',').every((prefix) => /^\d{2,8}$/.test(prefix.trim())))
      errors['NcmPrefixes'] = ['Informe códigos de NCM de 2 a 8 dígitos, separados por vírgula.'];
    return answerOf(errors, { code, description, ncmPrefixes });
  },
});

const benefits = platformRegister<BenefitCode>({
  controller: 'BenefitCode',
  slug: 'dfe-codigo-beneficiario',
  nameOf: (row) => `${row.code} ${row.description}`,
  table: () => tables().dfeBenefits,
  wire: (row) => ({ ...row }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const code = (text(sent['code']) ?? '').toUpperCase();
    const state = text(sent['state']) ?? '';
    const description = text(sent['description']) ?? '';
    const csts = Array.isArray(sent['csts']) ? sent['csts'].map(String) : [];
    if (!demo.world.states.find(({ initials }) => initials === state))
      errors['State'] = ['UF não encontrada.'];
    if (!/^[A-Z]{2}(?:[A-Z\d]{6}|[A-Z\d]{8})$/.test(code)) errors['Code'] = ['Código de benefício inválido.'];
    else if (!code.startsWith(state)) errors['Code'] = ['O código deve começar com a UF escolhida.'];
    else if (tables().dfeBenefits.find((row) => row.code === code && row.id !== ownId))
      errors['Code'] = ['Já existe este código de benefício.'];
    if (description === '') errors['Description'] = missing('Descrição');
    if (csts.length === 0 || !csts.every((cst) => /^\d\d$/.test(cst))) errors['Csts'] = missing('CST');
    return answerOf(errors, { code, state, description, csts, ...validity(sent, errors) });
  },
});

const natures = platformRegister<TransactionNature>({
  controller: 'TransactionNature',
  slug: 'dfe-natureza-transacao',
  nameOf: (row) => row.description,
  table: () => tables().dfeNatures,
  wire: (row) => ({ ...row }),
  check: (sent) => {
    const errors: FieldErrors = {};
    const description = text(sent['description']) ?? '';
    const direction = text(sent['direction']) ?? '';
    const cfopInside = text(sent['cfopInside']) ?? '';
    const cfopOutside = text(sent['cfopOutside']) ?? '';
    const finality = text(sent['finality']) ?? '';
    if (description === '') errors['Description'] = missing('Descrição');
    else if (description.length > 60) errors['Description'] = longerThan('Descrição', 60);
    const [inside, outside] = direction === 'IN' ? ['1', '23'] : ['5', '67'];
    if (!['IN', 'OUT'].includes(direction)) errors['Direction'] = missing('Sentido');
    if (!new RegExp(`^[${inside}]\\d{3}$`).test(cfopInside))
      errors['CfopInside'] = ['O CFOP não combina com o sentido da operação.'];
    if (!new RegExp(`^[${outside}]\\d{3}$`).test(cfopOutside))
      errors['CfopOutside'] = ['O CFOP não combina com o sentido da operação.'];
    if (!['NORMAL', 'COMPLEMENTARY', 'ADJUSTMENT', 'RETURN'].includes(finality))
      errors['Finality'] = missing('Finalidade');
    return answerOf(errors, {
      description,
      direction,
      cfopInside,
      cfopOutside,
      finality,
      movesStock: flag(sent['movesStock']) ?? true,
      generatesFinancial: flag(sent['generatesFinancial']) ?? true,
    });
  },
});

export const dfeHandlers = [...units, unitList, ...ncms, ...cests, ...benefits, ...natures];
