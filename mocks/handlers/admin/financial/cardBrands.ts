import type { FieldErrors } from '../../../answers';
import type { CardBrand } from '../../../db/platform/financial';
import { platformRegister } from '../../../platformRegister';
import { flag, text } from '../../../read';
import { demo } from '../../../state';
import { sameText } from '../sameText';

export const cardBrandHandlers = platformRegister<CardBrand>({
  controller: 'CreditCardBrand',
  slug: 'bandeira-cartao-de-credito',
  nameOf: (row) => row.name,
  table: () => demo.world.platform.cardBrands,
  wire: (row) => ({ ...row }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const name = text(sent.name) ?? '';
    const fiscalCode = text(sent.fiscalCode) ?? '';
    const others = demo.world.platform.cardBrands.filter((row) => row.id !== ownId);
    if (name === '' || name.length > 60) errors.Name = ['O campo Nome é obrigatório.'];
    else if (others.some((row) => sameText(row.name, name)))
      errors.Name = ['Já existe uma bandeira com este nome.'];
    if (!/^\d{2}$/.test(fiscalCode)) errors.FiscalCode = ['O campo Código na NF-e deve ter dois dígitos.'];
    else if (others.some((row) => row.fiscalCode === fiscalCode))
      errors.FiscalCode = ['Já existe uma bandeira com este código na NF-e.'];
    const credit = flag(sent.credit) ?? false;
    const debit = flag(sent.debit) ?? false;
    if (!credit && !debit) errors.Credit = ['Marque crédito, débito ou os dois.'];
    if (Object.keys(errors).length > 0) return { errors };
    return { errors, input: { name, fiscalCode, credit, debit } };
  },
});
