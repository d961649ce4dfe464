import { json } from '../../answers';
import type { Product, ProductLine, ProductLineKind } from '../../db/finance/financeTypes';
import { id, text } from '../../read';
import { registerRoutes, type RegisterRow } from '../../registerRoutes';
import { route } from '../../route';
import { demo } from '../../state';
import { Checks } from '../admin/checks';
import { sameText } from '../admin/sameText';

const PERMISSION = 'PRODUCT_REGISTRATION';
const KINDS: readonly ProductLineKind[] = ['INPUT', 'PRODUCTION', 'SERVICE'];
const permission = { edit: PERMISSION, configure: PERMISSION };

const finance = () => demo.world.finance;
const units = () => demo.world.platform.dfeUnits;
const unitOf = (code: string | null) => units().find((row) => row.code === code);

const paths = (controller: string) => ({
  grid: `/${controller}/GetGridData`,
  read: `/${controller}/GetById`,
  create: `/${controller}/Create`,
  save: { path: `/${controller}/Edit`, methods: ['POST', 'PUT'], id: 'query' } as const,
  activate: `/${controller}/ActivateInactivate`,
  remove: `/${controller}/Delete`,
  dependents: `/${controller}/GetDependents`,
});

type Input<T> = Omit<T, keyof RegisterRow>;

const productsOf = (line: ProductLine) => finance().products.filter((row) => row.productLineId === line.id);

const lines = registerRoutes<ProductLine>({
  table: () => finance().productLines,
  wire: ({ customerId: _own, ...row }) => ({
    ...row,
    productCount: finance().products.filter(({ productLineId }) => productLineId === row.id).length,
  }),
  check: (sent, customerId, ownId) => {
    const read = new Checks(sent);
    const input: Input<ProductLine> = {
      name: read.text('name', 'Nome', 80),
      kind: read.word('kind', 'Tipo', KINDS),
    };
    const duplicate = finance().productLines.find(
      (row) => row.customerId === customerId && row.id !== ownId && sameText(row.name, input.name),
    );
    if (duplicate) read.refuse('name', 'Já existe uma linha de produto com este nome.');
    return read.failed ? { errors: read.errors } : { errors: {}, input };
  },
  dependents: (row) => [{ name: 'Produtos', count: productsOf(row).length }],
  inUse: 'Linha de produto em uso: altere ou exclua antes os produtos dela.',
  permission,
  paths: paths('ProductLine'),
});

function wire({ customerId: _own, ...row }: Product) {
  const line = finance().productLines.need(row.productLineId);
  return {
    ...row,
    productLineName: line.name,
    productLineKind: line.kind,
    unitId: unitOf(row.unit)?.id ?? 0,
    conversionUnitId: unitOf(row.conversionUnit)?.id ?? null,
    taxCode: row.taxCodeId === null ? null : (demo.world.platform.dfeNcms.get(row.taxCodeId)?.code ?? null),
    similarProductNames: row.similarProductIds.flatMap((other) => finance().products.get(other)?.name ?? []),
  };
}

/** The number after the highest of the customer's codes that are numbers. */
function nextCode(customerId: number | null): string {
  const numbers = finance()
    .products.filter((row) => row.customerId === customerId && /^\d{1,9}$/.test(row.code))
    .map(({ code }) => Number(code));
  return String(Math.max(1000, ...numbers) + 1);
}

function positive(read: Checks, sent: Record<string, unknown>, name: string, least: boolean): number | null {
  const value = sent[name] ?? null;
  if (value === null) return null;
  if (typeof value === 'number' && Number.isFinite(value) && (least ? value >= 0 : value > 0)) return value;
  read.refuse(name, least ? 'Não pode ser negativo.' : 'Deve ser maior que zero.');
  return null;
}

const product = registerRoutes<Product>({
  table: () => finance().products,
  wire,
  check: (sent, customerId, ownId) => {
    const read = new Checks(sent);
    const own = <T extends { customerId: number }>(row: T | undefined) => row?.customerId === customerId;
    const code = text(sent['code']) || nextCode(customerId);
    if (code.length > 20) read.refuse('code', 'O campo Código deve ter no máximo 20 caracteres.');
    const duplicate = finance().products.find(
      (row) => row.customerId === customerId && row.id !== ownId && sameText(row.code, code),
    );
    if (duplicate)
      read.refuse(
        'code',
        `Código já usado por ${duplicate.name}. O próximo livre é ${nextCode(customerId)}.`,
      );
    const unit = (wanted: number) => units().get(wanted) !== undefined;
    const unitId = read.ref('unitId', 'Unidade', unit);
    const conversionUnitId = read.optionalRef('conversionUnitId', 'Na unidade', unit);
    const conversionFactor = positive(read, sent, 'conversionFactor', false);
    if ((conversionFactor === null) !== (conversionUnitId === null))
      read.refuse('conversionFactor', 'A conversão precisa do fator e da unidade.');
    if (conversionUnitId === unitId) read.refuse('conversionUnitId', 'Escolha outra unidade.');
    const similarProductIds = read.ids('similarProductIds', 'Substitutos', (one) =>
      own(finance().products.get(one)),
    );
    if (ownId !== undefined && similarProductIds.includes(ownId))
      read.refuse('similarProductIds', 'Um produto não substitui a si mesmo.');
    const input: Input<Product> = {
      name: read.text('name', 'Nome', 120),
      code,
      productLineId: read.ref('productLineId', 'Linha de produto', (one) =>
        own(finance().productLines.get(one)),
      ),
      unit: units().get(unitId)?.code ?? '',
      taxCodeId: read.optionalRef(
        'taxCodeId',
        'NCM',
        (one) => demo.world.platform.dfeNcms.get(one) !== undefined,
      ),
      minimumStock: positive(read, sent, 'minimumStock', true),
      conversionFactor,
      conversionUnit: conversionUnitId === null ? null : (units().get(conversionUnitId)?.code ?? null),
      similarProductIds,
    };
    return read.failed ? { errors: read.errors } : { errors: {}, input };
  },
  dependents: (row) => [
    {
      name: 'Documentos',
      count: finance().documents.filter(({ items }) => items.some((item) => item.productId === row.id))
        .length,
    },
    {
      name: 'Produtos que ele substitui',
      count: finance().products.filter((other) => other.similarProductIds.includes(row.id)).length,
    },
  ],
  inUse: 'Produto em uso: altere ou exclua antes o que o utiliza.',
  permission,
  paths: paths('Product'),
});

const proposal = route(
  'GET',
  '/Product/GetNextCode',
  ({ customerId }) => json(nextCode(id(customerId) ?? null)),
  { permission: PERMISSION },
);

export const productHandlers = [proposal, ...product, ...lines];
