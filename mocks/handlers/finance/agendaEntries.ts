import { grantedItems } from '../../db/loggedUser';
import type { Asset } from '../../db/finance/patrimonyTypes';
import type { CalendarEntryWire } from '../../db/wire';
import type { Call } from '../../route';
import { demo } from '../../state';

/** Ids of each kind lie apart from each other and from those of entered events. */
const RANGES = { depreciation: 1, insurance: 2, certificate: 3, contract: 4, licence: 5 } as const;
const RANGE = 10_000_000;

const entry = (kind: keyof typeof RANGES, id: number, title: string, day: string): CalendarEntryWire => ({
  id: RANGES[kind] * RANGE + id,
  title,
  date: `${day.slice(0, 10)}T00:00:00`,
});

/** The last day of the last month that bears a quota; null of what does not wear off, or was sold before. */
function depreciationEnd(asset: Asset): string | null {
  const start = asset.depreciationStart ?? asset.purchaseDate;
  if (start === null || asset.usefulLifeMonths === null) return null;
  const [year = 0, month = 1] = start.split('-').map(Number);
  const end = new Date(Date.UTC(year, month - 1 + asset.usefulLifeMonths, 0)).toISOString().slice(0, 10);
  return asset.saleDate !== null && asset.saleDate.slice(0, 10) < end ? null : end;
}

function ofPatrimony(customerId: number): CalendarEntryWire[] {
  const { machines, vehicles, improvements, perennialCrops, animals, otherAssets, insurances } =
    demo.world.finance.patrimony;
  const tables = [machines, vehicles, improvements, perennialCrops, animals, otherAssets];
  const assets = tables.flatMap((table) => table.all() as readonly Asset[]);
  const own = <T extends { customerId: number; active: boolean }>(row: T) =>
    row.active && row.customerId === customerId;
  return [
    ...assets.filter(own).flatMap((asset) => {
      const end = depreciationEnd(asset);
      return end === null ? [] : [entry('depreciation', asset.id, `Fim da depreciação: ${asset.name}`, end)];
    }),
    ...insurances
      .filter(own)
      .map((row) =>
        entry('insurance', row.id, `Fim do seguro: ${row.name} (${row.policyNumber})`, row.endDate),
      ),
  ];
}

const ofCertificates = (customerId: number) =>
  demo.world.finance.certificates
    .filter((row) => row.customerId === customerId)
    .map((row) =>
      entry('certificate', row.id, `Vencimento do certificado digital: ${row.holderName}`, row.validUntil),
    );

/** Contracts of which something is still to be delivered. */
const ofContracts = (customerId: number) =>
  demo.world.finance.contracts
    .filter(
      (row) =>
        row.customerId === customerId &&
        !row.cancelled &&
        row.deliveries.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) < row.quantity,
    )
    .map((row) => entry('contract', row.id, `Prazo do contrato ${row.number}`, row.deadline));

/** The day on which the trial of the account ends; a licence that was bought has none. */
function ofLicence(customerId: number): CalendarEntryWire[] {
  const end = demo.world.customers.need(customerId).trialPeriodExpiration;
  return end === null ? [] : [entry('licence', customerId, 'Fim do período de teste da conta', end)];
}

/** What the records of finance put into the agenda, as far as the user may see those records. */
export function agendaEntries({ customerId, link }: Pick<Call, 'customerId' | 'link'>): CalendarEntryWire[] {
  if (customerId === null || !link) return [];
  const keys = new Set(grantedItems(demo.world, link).map((item) => item.constantFilter));
  return [
    ...ofLicence(customerId),
    ...(keys.has('PATRIMONY') ? ofPatrimony(customerId) : []),
    ...(keys.has('FISCAL') ? ofCertificates(customerId) : []),
    ...(keys.has('CONTRACT_QUERY') ? ofContracts(customerId) : []),
  ];
}
