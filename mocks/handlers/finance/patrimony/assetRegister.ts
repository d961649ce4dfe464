import type { JsonBodyType } from 'msw';
import type { Asset } from '../../../db/finance/patrimonyTypes';
import type { Table } from '../../../db/table';
import type { DemoUse } from '../../../registerRoutes';
import type { DemoRoute } from '../../../route';
import { demo } from '../../../state';
import type { Checks } from '../../admin/checks';
import { sameText } from '../../admin/sameText';
import { atMidnight, customerRegister, decimal, withoutOwner } from '../customerRegister';

type Sent = Record<string, unknown>;
type OwnParts<T extends Asset> = Omit<T, keyof Asset>;
const MOST = 10_000_000_000;
export const PERMISSION = 'PATRIMONY';

/** A number or nothing; what is neither is refused. */
export function optionalNumber(
  checks: Checks,
  sent: Sent,
  name: string,
  label: string,
  [min, max]: [number, number] = [0, MOST],
): number | null {
  return sent[name] == null ? null : decimal(checks, sent, name, label, [min, max]);
}

export const year = (checks: Checks, sent: Sent, name: string, label: string) =>
  optionalNumber(checks, sent, name, label, [1900, new Date().getFullYear() + 1]);

/** One of a few words, or none. */
export const optionalWord = (sent: Sent, name: string, words: readonly string[]) =>
  words.find((one) => one === sent[name]) ?? null;

/** A text that no other record of the customer may bear. */
export function ownText<T>(
  checks: Checks,
  {
    name,
    label,
    limit,
    duplicate,
  }: { name: keyof T & string; label: string; limit: number; duplicate: string },
  taken: (is: (row: T) => boolean) => boolean,
): string | null {
  const value = checks.optional(name, label, limit);
  if (value !== null && taken((row) => sameText(String(row[name] ?? ''), value)))
    checks.refuse(name, duplicate);
  return value;
}

const midnightOf = (day: string | null) => (day === null ? null : atMidnight(day));
export const FUTURE = 'A data não pode ser depois de hoje.';
export const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The server's check of what every asset has. */
function readAsset(checks: Checks, sent: Sent, customerId: number | null, land: boolean) {
  const { farms } = demo.world;
  const { partners } = demo.world.finance;
  const farm = (wanted: number) => farms.get(wanted)?.customerId === customerId;
  const partner = (wanted: number) => partners.get(wanted)?.customerId === customerId;
  const purchaseDate = land
    ? checks.optionalDay('purchaseDate')
    : checks.day('purchaseDate', 'Data da compra');
  const purchasePrice = land
    ? optionalNumber(checks, sent, 'purchasePrice', 'Valor de compra')
    : decimal(checks, sent, 'purchasePrice', 'Valor de compra', [0, MOST]);
  const bought = purchaseDate ?? '';
  const usefulLifeMonths = optionalNumber(checks, sent, 'usefulLifeMonths', 'Vida útil', [1, 1200]);
  const residualValue = optionalNumber(checks, sent, 'residualValue', 'Valor residual');
  if ((usefulLifeMonths === null) !== (residualValue === null))
    checks.refuse('residualValue', 'Informe a vida útil e o valor residual.');
  else if (residualValue !== null && residualValue > (purchasePrice ?? 0))
    checks.refuse('residualValue', 'O valor residual não pode ser maior que o valor de compra.');
  const depreciationStart = checks.optionalDay('depreciationStart');
  const saleDate = checks.optionalDay('saleDate');
  const saleValue = optionalNumber(checks, sent, 'saleValue', 'Valor de venda');
  if (depreciationStart !== null && depreciationStart < bought)
    checks.refuse('depreciationStart', 'A depreciação não pode começar antes da compra.');
  if ((saleDate === null) !== (saleValue === null))
    checks.refuse(saleDate === null ? 'saleDate' : 'saleValue', 'Informe a data e o valor da venda.');
  else if (saleDate !== null && saleDate < bought)
    checks.refuse('saleDate', 'A venda não pode ser antes da compra.');
  for (const [name, day] of Object.entries({ purchaseDate, saleDate }))
    if (day !== null && day > today()) checks.refuse(name, FUTURE);
  return {
    farmId: checks.optionalRef('farmId', 'Propriedade', farm),
    purchaseDate: midnightOf(purchaseDate),
    purchasePrice,
    sellerId: checks.optionalRef('sellerId', 'Vendedor', partner),
    participation: optionalNumber(checks, sent, 'participation', 'Participação', [0.01, 100]),
    usefulLifeMonths,
    residualValue,
    depreciationStart: midnightOf(depreciationStart),
    marketValue: optionalNumber(checks, sent, 'marketValue', 'Valor de mercado'),
    saleDate: midnightOf(saleDate),
    saleValue,
    buyerId: checks.optionalRef('buyerId', 'Comprador', partner),
    observation: checks.optional('observation', 'Observação', 1000),
  };
}

/** An asset as it is answered, what it names by name. */
function assetWire<T extends Asset>(row: T) {
  const { partners } = demo.world.finance;
  return {
    ...withoutOwner(row),
    farmName: demo.world.farms.get(row.farmId)?.name ?? null,
    sellerName: partners.get(row.sellerId)?.name ?? null,
    buyerName: partners.get(row.buyerId)?.name ?? null,
  };
}

const NAMED_MOST = 20;

/** Records of one kind that refer to another one; the first of them by name. */
export const usesOf = <T>(
  name: string,
  rows: readonly T[],
  recordOf: (row: T) => { kind: string; id: number; name: string },
): DemoUse => ({ name, count: rows.length, records: rows.slice(0, NAMED_MOST).map(recordOf) });

/** Who uses an asset: policies that cover it, and what it cost or earned. */
function usersOf({ id }: { id: number }): DemoUse[] {
  const { insurances, entries, deals } = demo.world.finance.patrimony;
  return [
    usesOf(
      'Compras e vendas',
      deals.filter(({ assetId, soldId }) => assetId === id || soldId === id),
      (row) => ({
        kind: 'ASSET_DEAL',
        id: row.id,
        name: row.date.slice(0, 10).split('-').toReversed().join('/'),
      }),
    ),
    usesOf(
      'Seguros',
      insurances.filter(({ assetIds }) => assetIds.includes(id)),
      (row) => ({ kind: 'INSURANCE', id: row.id, name: `${row.name} (${row.policyNumber})` }),
    ),
    usesOf(
      'Despesas e receitas',
      entries.filter(({ assetId }) => assetId === id),
      (row) => ({
        kind: 'ASSET_ENTRY',
        id: row.id,
        name: [row.date.slice(0, 10).split('-').toReversed().join('/'), row.document]
          .filter(Boolean)
          .join(' · '),
      }),
    ),
  ];
}

interface AssetRegister<T extends Asset> {
  controller: string;
  table: () => Table<T>;
  /** What this kind has besides. */
  read: (
    checks: Checks,
    sent: Sent,
    own: {
      customerId: number | null;
      ownId?: number | undefined;
      taken: (is: (row: T) => boolean) => boolean;
    },
  ) => OwnParts<T>;
  more?: (row: T) => object;
  /** Land need not have been bought. */
  land?: true;
  dependents?: (row: T) => DemoUse[];
  /** 'uma máquina', 'Máquina'. */
  words: { one: string; name: string };
}

/** The calls of one kind of assets. */
export function assetRegister<T extends Asset>({
  controller,
  table,
  read,
  more,
  land,
  dependents = () => [],
  words,
}: AssetRegister<T>): DemoRoute[] {
  return customerRegister<T>({
    controller,
    permission: PERMISSION,
    table,
    wire: (row) => ({ ...assetWire(row), ...more?.(row) }) as JsonBodyType,
    read: (checks, sent, own) =>
      ({
        ...readAsset(checks, sent, own.customerId, land === true),
        ...read(checks, sent, own),
      }) as ReturnType<Parameters<typeof customerRegister<T>>[0]['read']>,
    dependents: (row) => [...usersOf(row), ...dependents(row)],
    words: {
      duplicate: `Já existe ${words.one} com este nome.`,
      inUse: `${words.name} em uso: altere ou exclua antes os registros que citam este bem.`,
    },
  });
}
