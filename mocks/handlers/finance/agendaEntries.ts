import { grantedItems } from '../../db/loggedUser';
import type { Asset } from '../../db/finance/patrimonyTypes';
import { treatedBy, treatmentOf } from '../../db/occurrence/treatments';
import type { CalendarEntryWire } from '../../db/wire';
import type { Call } from '../../route';
import { demo } from '../../state';

/** Ids of each kind lie apart from each other and from those of entered events. */
const RANGES = {
  depreciation: 1,
  insurance: 2,
  certificate: 3,
  contract: 4,
  trial: 5,
  licence: 6,
  grace: 7,
  pondGrace: 8,
} as const;
const RANGE = 10_000_000;

const LICENCES: Readonly<Record<string, string>> = {
  ENVIRONMENTAL: 'Licença ambiental',
  WATER: 'Outorga de água',
  CCIR: 'CCIR',
};
/** Days before the end of an environmental licence by which its renewal is applied for. */
const APPLY_BEFORE = 120;

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day.slice(0, 10)}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

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

/** What licences of land call for, and when: an end, and before it the last day to apply for renewal. */
export function licenceDates(customerId: number): { title: string; day: string }[] {
  const estates = demo.world.realEstates.filter((row) => row.active && row.customerId === customerId);
  return estates.flatMap(({ name, licences }) =>
    licences.flatMap(({ kind, number, endDate }) => {
      if (endDate === null) return [];
      const licence = `${[LICENCES[kind] ?? 'Licença', number].filter(Boolean).join(' ')} (${name})`;
      const end = { title: `Vencimento: ${licence}`, day: endDate };
      if (kind !== 'ENVIRONMENTAL') return [end];
      return [{ title: `Pedir a renovação: ${licence}`, day: daysBefore(endDate, APPLY_BEFORE) }, end];
    }),
  );
}

const ofLicences = (customerId: number) =>
  licenceDates(customerId).map(({ title, day }, at) => entry('licence', customerId * 1000 + at, title, day));

interface LivingLot {
  readonly id: number;
  readonly customerId: number;
  readonly number: string;
  readonly status: string;
}

/** The first day on which a living lot may be slaughtered or harvested after a treatment. */
const ofTreatments = <Lot extends LivingLot>(
  kind: 'grace' | 'pondGrace',
  customerId: number,
  lots: readonly Lot[],
  placeOf: (lot: Lot) => string | undefined,
) =>
  lots
    .filter((lot) => lot.customerId === customerId && lot.status === 'IN_PROGRESS')
    .flatMap((lot) =>
      treatedBy(demo.world, lot)
        .map(treatmentOf)
        .flatMap(({ id, drug, graceDays, freeFrom }) => {
          if (freeFrom === null || graceDays === 0) return [];
          const name = `lote ${lot.number}, ${placeOf(lot) ?? ''}`;
          return [entry(kind, id, `Fim da carência de ${drug || 'medicamento'}: ${name}`, freeFrom)];
        }),
    );

const ofFlocks = (customerId: number) =>
  ofTreatments(
    'grace',
    customerId,
    demo.world.poultryLots.all(),
    ({ aviaryId }) => demo.world.aviaries.get(aviaryId)?.name,
  );
const ofPonds = (customerId: number) =>
  ofTreatments(
    'pondGrace',
    customerId,
    demo.world.fishLots.all(),
    ({ fishPondId }) => demo.world.fishPonds.get(fishPondId)?.name,
  );

/** The day on which the trial of the account ends; an account that is paid for has none. */
function ofTrial(customerId: number): CalendarEntryWire[] {
  const end = demo.world.customers.need(customerId).trialPeriodExpiration;
  return end === null ? [] : [entry('trial', customerId, 'Fim do período de teste da conta', end)];
}

/** What records put into the agenda, as far as the user may see those records. */
export function agendaEntries({ customerId, link }: Pick<Call, 'customerId' | 'link'>): CalendarEntryWire[] {
  if (customerId === null || !link) return [];
  const keys = new Set(grantedItems(demo.world, link).map((item) => item.constantFilter));
  return [
    ...ofTrial(customerId),
    ...(keys.has('PATRIMONY') ? [...ofPatrimony(customerId), ...ofLicences(customerId)] : []),
    ...(keys.has('FISCAL') ? ofCertificates(customerId) : []),
    ...(keys.has('CHICKEN_OCCURRENCE') ? ofFlocks(customerId) : []),
    ...(keys.has('FISH_OCCURRENCE') ? ofPonds(customerId) : []),
    ...(keys.has('CONTRACT_QUERY') ? ofContracts(customerId) : []),
  ];
}
