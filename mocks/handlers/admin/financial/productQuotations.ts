import { type FieldErrors, json } from '../../../answers';
import type { ProductQuotation } from '../../../db/platform/financial';
import { platformRegister } from '../../../platformRegister';
import { id, text } from '../../../read';
import { route } from '../../../route';
import { demo } from '../../../state';

const DAY = /^(\d{4}-\d{2}-\d{2})(T00:00:00)?$/;
const HIGHEST = 1_000_000;

/** A day as sent, at its beginning; undefined when there is no such day. */
function dayOf(value: unknown): string | undefined {
  const day = DAY.exec(text(value) ?? '')?.[1];
  if (!day) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? `${day}T00:00:00` : undefined;
}

/** Tomorrow somewhere is today here: a day is the future only when it is so everywhere. */
const lastDay = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const register = platformRegister<ProductQuotation>({
  controller: 'ProductPriceQuotation',
  slug: 'cotacao-de-preco-de-produto',
  nameOf: (row) => {
    const [year, month, day] = row.quotationDate.slice(0, 10).split('-');
    const { systemQuotationSources, quotedProducts } = demo.world.platform;
    const source = systemQuotationSources.get(row.quotationSourceId)?.name ?? '';
    return `${quotedProducts.need(row.productId).name} · ${source} · ${day}/${month}/${year}`;
  },
  table: () => demo.world.platform.productQuotations,
  wire: (row) => {
    const product = demo.world.platform.quotedProducts.need(row.productId);
    const source = demo.world.platform.systemQuotationSources.get(row.quotationSourceId);
    return {
      ...row,
      productName: product.name,
      unit: product.unit,
      quotationSourceName: source?.name ?? '',
    };
  },
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const product = demo.world.platform.quotedProducts.get(id(sent.productId));
    const source = demo.world.platform.systemQuotationSources.get(id(sent.quotationSourceId));
    const quotationDate = dayOf(sent.quotationDate);
    const { price } = sent;
    const note = text(sent.note) || null;
    if (!product) errors.ProductId = ['O campo Produto é obrigatório.'];
    if (source?.currencyClassification !== 'PRODUCT')
      errors.QuotationSourceId = ['O campo Fonte de cotação é obrigatório.'];
    if (!quotationDate) errors.QuotationDate = ['O campo Data é obrigatório.'];
    else if (quotationDate.slice(0, 10) > lastDay())
      errors.QuotationDate = ['A data da cotação não pode ser no futuro.'];
    if (typeof price !== 'number' || !(price > 0) || price > HIGHEST)
      errors.Price = ['O campo Preço deve ser maior que zero.'];
    if (note && note.length > 120) errors.Note = ['O campo Observação deve ter no máximo 120 caracteres.'];
    const duplicate = demo.world.platform.productQuotations.find(
      (row) =>
        row.id !== ownId &&
        row.productId === product?.id &&
        row.quotationSourceId === source?.id &&
        row.quotationDate === quotationDate,
    );
    if (duplicate) errors.QuotationDate = ['Já há um preço deste produto nesta fonte e nesta data.'];
    if (!product || !source || !quotationDate || typeof price !== 'number' || Object.keys(errors).length > 0)
      return { errors };
    return {
      errors,
      input: { productId: product.id, quotationSourceId: source.id, quotationDate, price, note },
    };
  },
});

const products = route(
  'GET',
  '/ProductPriceQuotation/GetProductsForSelect',
  () => json(demo.world.platform.quotedProducts.all().map((row) => ({ ...row }))),
  { master: true },
);

export const productQuotationHandlers = [products, ...register];
