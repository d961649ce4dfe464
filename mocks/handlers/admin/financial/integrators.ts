import type { FieldErrors } from '../../../answers';
import type { Integrator } from '../../../db/platform/financial';
import { platformRegister } from '../../../platformRegister';
import { flag, text } from '../../../read';
import { demo } from '../../../state';
import { sameText } from '../sameText';

const linksOf = (integratorId: number) =>
  demo.world.platform.movementTypeLinks.filter((row) => row.integratorId === integratorId);

/** Menu entries that lead to an integrator's bulletin. */
const bulletinsOf = (slug: string) =>
  demo.world.menuItems.filter((item) => item.urlName.endsWith(`/boletim/${slug}`));

export const integratorHandlers = platformRegister<Integrator>({
  controller: 'Integrator',
  slug: 'integradora',
  nameOf: (row) => `${row.name} · ${row.document}`,
  table: () => demo.world.platform.integrators,
  wire: (row) => ({ ...row, linkCount: linksOf(row.id).length }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const name = text(sent.name) ?? '';
    const legalName = text(sent.legalName) ?? '';
    const document = (text(sent.document) ?? '').replace(/[^0-9A-Z]/gi, '').toUpperCase();
    const slug = (text(sent.slug) ?? '').toLowerCase();
    const poultry = flag(sent.poultry) ?? false;
    const fish = flag(sent.fish) ?? false;
    const others = demo.world.platform.integrators.filter((row) => row.id !== ownId);
    if (name === '' || name.length > 80) errors.Name = ['O campo Nome é obrigatório.'];
    else if (others.some((row) => sameText(row.name, name)))
      errors.Name = ['Já existe uma integradora com este nome.'];
    if (legalName === '') errors.LegalName = ['O campo Razão social é obrigatório.'];
    if (document.length !== 14) errors.Document = ['O campo CNPJ é obrigatório.'];
    else if (others.some((row) => row.document === document))
      errors.Document = ['Já existe uma integradora com este CNPJ.'];
    if (!/^[a-z0-9-]{2,30}$/.test(slug))
      errors.Slug = ['O campo Identificador aceita letras minúsculas, números e hífen.'];
    else if (others.some((row) => row.slug === slug))
      errors.Slug = ['Já existe uma integradora com este identificador.'];
    if (!poultry && !fish) errors.Poultry = ['Marque avicultura, piscicultura ou as duas.'];
    if (Object.keys(errors).length > 0) return { errors };
    const optional = (value: unknown) => text(value) || null;
    return {
      errors,
      input: {
        name,
        legalName,
        document,
        slug,
        poultry,
        fish,
        email: optional(sent.email),
        phone: optional(sent.phone),
        site: optional(sent.site),
      },
    };
  },
  dependents: (row) => [
    { name: 'Vínculos de tipo de movimento', count: linksOf(row.id).length },
    { name: 'Menus de boletim', count: bulletinsOf(row.slug).length },
  ],
  inUse: 'Integradora em uso: altere ou exclua antes o que a utiliza.',
});
