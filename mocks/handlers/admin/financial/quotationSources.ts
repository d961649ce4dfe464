import { aQuotationSource } from '../../../build/rows';
import type { FieldErrors } from '../../../answers';
import type { SystemQuotationSource } from '../../../db/platform/financial';
import type { PlatformRow } from '../../../db/platform/platformRow';
import { platformRegister } from '../../../platformRegister';
import { flag, text } from '../../../read';
import { demo } from '../../../state';
import { sameText } from '../sameText';

/** The customers' own rows of a source. */
const copiesOf = (name: string) => demo.world.quotationSources.filter((row) => sameText(row.name, name));
const pricesOf = (sourceId: number) =>
  demo.world.platform.productQuotations.filter((row) => row.quotationSourceId === sourceId);

/** What the customers have of a source follows its name, site and kind. */
function follow(before: SystemQuotationSource, after: Partial<SystemQuotationSource>): void {
  const { name = before.name, site = null, currencyClassification = before.currencyClassification } = after;
  for (const copy of copiesOf(before.name))
    demo.world.quotationSources.update(copy.id, { name, site, currencyClassification });
}

/** Gives a source to every customer that has it not yet. */
function bringToCustomers({ name, site, currencyClassification }: SystemQuotationSource): void {
  const owners = new Set(copiesOf(name).map(({ customerId }) => customerId));
  for (const customer of demo.world.customers.all()) {
    if (owners.has(customer.id)) continue;
    demo.world.quotationSources.insert(
      aQuotationSource({
        name,
        site,
        currencyClassification,
        customerId: customer.id,
        bringToCustomer: true,
        createdAt: new Date().toISOString(),
      }),
    );
  }
}

/** Sources that the platform offers; those to be brought stand in every customer's register. */
export const systemQuotationSourceHandlers = platformRegister<SystemQuotationSource>({
  controller: 'SystemQuotationSource',
  slug: 'fonte-de-cotacao',
  nameOf: (row) => row.name,
  table: () => demo.world.platform.systemQuotationSources,
  wire: (row) => ({
    ...row,
    currencyClassificationDescription: row.currencyClassification === 'PRODUCT' ? 'Produto' : 'Moeda',
    customerCount: copiesOf(row.name).length,
  }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const name = text(sent.name) ?? '';
    const kind = sent.currencyClassification;
    const table = demo.world.platform.systemQuotationSources;
    if (name === '' || name.length > 100) errors.Name = ['O campo Nome é obrigatório.'];
    else if (table.find((row) => row.id !== ownId && sameText(row.name, name)))
      errors.Name = ['Já existe uma fonte de cotação com este nome.'];
    if (kind !== 'PRODUCT' && kind !== 'CURRENCY')
      errors.CurrencyClassification = ['O campo Classificação é obrigatório.'];
    if ((kind !== 'PRODUCT' && kind !== 'CURRENCY') || Object.keys(errors).length > 0) return { errors };
    const input: Omit<SystemQuotationSource, keyof PlatformRow> = {
      name,
      site: text(sent.site) || null,
      currencyClassification: kind,
      bringToCustomer: flag(sent.bringToCustomer) ?? false,
    };
    const before = table.get(ownId);
    if (before) follow(before, input);
    return { errors, input };
  },
  written: (row) => {
    if (row.active && row.bringToCustomer) bringToCustomers(row);
  },
  dependents: (row) => [{ name: 'Cotações de preço', count: pricesOf(row.id).length }],
  inUse: 'Fonte de cotação em uso: exclua antes as cotações de preço dela.',
});
