import type { FieldErrors } from '../../answers';
import type { UnitOfMeasure } from '../../db/platform/dfe';
import { platformRegister } from '../../platformRegister';
import { flag, text } from '../../read';
import { demo } from '../../state';

const units = platformRegister<UnitOfMeasure>({
  controller: 'UnitOfMeasure',
  table: () => demo.world.platform.dfeUnits,
  wire: (row) => ({ ...row }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const code = (text(sent.code) ?? '').toUpperCase();
    const description = text(sent.description) ?? '';
    if (code === '') errors.Code = ['O campo Sigla é obrigatório.'];
    else if (code.length > 6) errors.Code = ['O campo Sigla deve ter no máximo 6 caracteres.'];
    if (description === '') errors.Description = ['O campo Descrição é obrigatório.'];
    const twin = demo.world.platform.dfeUnits.find((row) => row.code === code && row.id !== ownId);
    if (twin) errors.Code = ['Já existe uma unidade com esta sigla.'];
    if (Object.keys(errors).length > 0) return { errors };
    return { errors, input: { code, description, fractional: flag(sent.fractional) ?? true } };
  },
});

export const dfeHandlers = [...units];
