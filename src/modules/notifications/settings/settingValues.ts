import type { LookupOption } from '@/domain/lookups/lookupTypes';
import { recordOf } from '@/platform/typed/records';
import { USUAL_LIMITS } from './rules/magnitudes';
import {
  CERTIFICATE_DAYS,
  type CertificateDays,
  type DayChoice,
  dayFlags,
  dayOf,
  type IntervalId,
  intervalOf,
  minutesOf,
} from './rules/options';
import type { Sections } from './rules/sections';
import {
  AGRICULTURE_FLAGS,
  FINANCIAL_FLAGS,
  FISH_FLAGS,
  type Limit,
  LIMITS,
  MAGNITUDE_FLAGS,
  MAINTENANCE_FLAGS,
  PLANNED_DAYS,
  POULTRY_FLAGS,
  SCHEDULED_DAYS,
  type SettingBody,
  type StoredSetting,
  type WireEntry,
} from './settingsWire';

type Flags<Names extends readonly string[]> = Record<Names[number], boolean>;

export type AgricultureValues = Flags<typeof AGRICULTURE_FLAGS> &
  Flags<typeof MAGNITUDE_FLAGS> &
  Record<Limit, number | null> & { timeInterval: IntervalId | null; plannedDay: DayChoice | null };
export type AviaryValues = Flags<typeof POULTRY_FLAGS> & {
  aviaryId: number;
  aviaryName: string;
  active: boolean;
  sensorAlertTimeInterval: IntervalId | null;
};
type FinancialValues = Flags<typeof FINANCIAL_FLAGS> & { timeInterval: CertificateDays | null };
type FishValues = Flags<typeof FISH_FLAGS> & { fishPondIds: number[] };
type MaintenanceValues = Flags<typeof MAINTENANCE_FLAGS> & { scheduledDay: DayChoice | null };

/** What the form holds. Its lists are named as on the wire, so that the server's field errors find their fields. */
export interface SettingValues {
  notificationSettingAgricultures: [AgricultureValues];
  notificationSettingPoultryFarmings: AviaryValues[];
  notificationSettingFinancials: [FinancialValues];
  notificationSettingPiscicultures: [FishValues];
  notificationSettingMaintenanceAssets: [MaintenanceValues];
}

/** What stands where the server sends nothing, or nothing known. */
const USUAL_INTERVAL: IntervalId = '30_MINUTES';
const USUAL_DAYS: CertificateDays = 0;

function readFlags<const Names extends readonly string[]>(entry: WireEntry, names: Names): Flags<Names> {
  return recordOf<Names[number], boolean>(names, (name) => entry[name] === true);
}

function readLimits(entry: WireEntry): Record<Limit, number> {
  return recordOf(LIMITS, (name) => {
    const value = entry[name];
    return typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : USUAL_LIMITS[name];
  });
}

function readAviary(entry: WireEntry, aviaryId: number, aviaryName: string): AviaryValues {
  return {
    ...readFlags(entry, POULTRY_FLAGS),
    aviaryId,
    aviaryName,
    active: entry['active'] === true,
    sensorAlertTimeInterval: intervalOf(entry['sensorAlertTimeInterval']) ?? USUAL_INTERVAL,
  };
}

/** One entry for each aviary, as people count them: 2 before 10. Those that stand in the setting alone come last. */
export function aviaryValues(
  stored: readonly WireEntry[],
  aviaries: readonly LookupOption[],
): AviaryValues[] {
  const entryOf = (id: number) => stored.find((entry) => Number(entry['aviaryId']) === id) ?? {};
  const counted = aviaries.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR', { numeric: true }));
  const listed = counted.map(({ id, name }) => readAviary(entryOf(Number(id)), Number(id), name));
  const others = stored.filter(
    (entry) => !aviaries.some(({ id }) => Number(id) === Number(entry['aviaryId'])),
  );
  return [
    ...listed,
    ...others.map((entry) =>
      readAviary(
        entry,
        Number(entry['aviaryId']),
        typeof entry['aviaryName'] === 'string' ? entry['aviaryName'] : '',
      ),
    ),
  ];
}

function pondIds(entry: WireEntry): number[] {
  const ponds = entry['notificationSettingPiscicultureFishPonds'];
  if (!Array.isArray(ponds)) return [];
  return ponds.flatMap((pond: unknown) => {
    const id =
      typeof pond === 'object' && pond !== null && 'fishPondId' in pond ? Number(pond.fishPondId) : NaN;
    return Number.isInteger(id) ? [id] : [];
  });
}

/** What the form opens with: the user's setting, or everything off and the default limits. */
export function toValues(stored: StoredSetting | null, aviaries: readonly LookupOption[]): SettingValues {
  const first = (list: readonly WireEntry[] | undefined): WireEntry => list?.[0] ?? {};
  const land = first(stored?.notificationSettingAgricultures);
  const money = first(stored?.notificationSettingFinancials);
  const fish = first(stored?.notificationSettingPiscicultures);
  const assets = first(stored?.notificationSettingMaintenanceAssets);
  return {
    notificationSettingAgricultures: [
      {
        ...readFlags(land, AGRICULTURE_FLAGS),
        ...readFlags(land, MAGNITUDE_FLAGS),
        ...readLimits(land),
        timeInterval: intervalOf(land['timeInterval']) ?? USUAL_INTERVAL,
        plannedDay: dayOf(land, PLANNED_DAYS),
      },
    ],
    notificationSettingPoultryFarmings: aviaryValues(
      stored?.notificationSettingPoultryFarmings ?? [],
      aviaries,
    ),
    notificationSettingFinancials: [
      {
        ...readFlags(money, FINANCIAL_FLAGS),
        timeInterval: CERTIFICATE_DAYS.find((days) => days === money['timeInterval']) ?? USUAL_DAYS,
      },
    ],
    notificationSettingPiscicultures: [{ ...readFlags(fish, FISH_FLAGS), fishPondIds: pondIds(fish) }],
    notificationSettingMaintenanceAssets: [
      { ...readFlags(assets, MAINTENANCE_FLAGS), scheduledDay: dayOf(assets, SCHEDULED_DAYS) },
    ],
  };
}

function filledLimits(values: Record<Limit, number | null>): Record<Limit, number> {
  return recordOf(LIMITS, (name) => values[name] ?? USUAL_LIMITS[name]);
}

/**
 * What is sent. Sections that the user does not see go as they came; a new setting has them with everything off. Parts
 * of an entry that are not ours (its own id) go back with it.
 */
export function toBody(
  values: SettingValues,
  stored: StoredSetting | null,
  sections: Sections,
  userLinkedToCustomerId: number,
): SettingBody {
  const [land] = values.notificationSettingAgricultures;
  const [money] = values.notificationSettingFinancials;
  const [{ fishPondIds, ...fish }] = values.notificationSettingPiscicultures;
  const [{ scheduledDay, ...assets }] = values.notificationSettingMaintenanceAssets;
  const { plannedDay, timeInterval, ...agriculture } = land;
  const part = (seen: boolean, before: readonly WireEntry[] | undefined, entry: WireEntry): WireEntry[] =>
    !seen && before && before.length > 0 ? [...before] : [{ ...before?.[0], ...entry }];
  const poultryBefore = stored?.notificationSettingPoultryFarmings ?? [];
  return {
    userLinkedToCustomerId,
    notificationSettingAgricultures: part(sections.agriculture, stored?.notificationSettingAgricultures, {
      ...agriculture,
      ...filledLimits(land),
      ...dayFlags(plannedDay, PLANNED_DAYS),
      timeInterval: minutesOf(timeInterval),
    }),
    notificationSettingPoultryFarmings: sections.poultry
      ? values.notificationSettingPoultryFarmings.map((aviary) => ({
          ...poultryBefore.find((entry) => Number(entry['aviaryId']) === aviary.aviaryId),
          ...aviary,
          sensorAlertTimeInterval: minutesOf(aviary.sensorAlertTimeInterval),
        }))
      : poultryBefore,
    notificationSettingFinancials: part(sections.financial !== null, stored?.notificationSettingFinancials, {
      ...money,
    }),
    notificationSettingPiscicultures: part(sections.fish, stored?.notificationSettingPiscicultures, {
      ...fish,
      notificationSettingPiscicultureFishPonds: fishPondIds.map((fishPondId) => ({ fishPondId })),
    }),
    notificationSettingMaintenanceAssets: part(
      sections.maintenance,
      stored?.notificationSettingMaintenanceAssets,
      { ...assets, ...dayFlags(scheduledDay, SCHEDULED_DAYS) },
    ),
  };
}
