import { array, boolean, number, object, string, type Schema } from 'yup';

/** Names of the wire, to the letter; `notifySatteliteMap` is spelled so there. */
export const AGRICULTURE_FLAGS = [
  'notifyWeatherStation',
  'notifyNormalOccurrence',
  'notifyPlannedOccurrence',
  'notifySatteliteMap',
  'notifyRainForecast',
] as const;
export const MAGNITUDE_FLAGS = [
  'notifyWeatherStationTemperature',
  'notifyWeatherStationRelativeHumidity',
  'notifyWeatherStationUVIndex',
  'notifyWeatherStationSolarRadiation',
  'notifyWeatherStationEvapotranspiration',
  'notifyWeatherStationWindSpeed',
  'notifyWeatherStationPluviometry',
  'notifyWeatherStationDaysWithoutRain',
] as const;
export const LIMITS = [
  'temperatureLowerLimit',
  'temperatureUpperLimit',
  'relativeHumidityLowerLimit',
  'relativeHumidityUpperLimit',
  'uvIndexUpperLimit',
  'solarRadiationUpperLimit',
  'evapotranspirationUpperLimit',
  'windSpeedUpperLimit',
  'pluviometryUpperLimit',
  'daysWithoutRain',
] as const;
export const PLANNED_DAYS = ['notifyOnTheDay', 'notifyOneDayBefore', 'notifyThreeDaysBefore'] as const;
export const POULTRY_FLAGS = [
  'notifyOccurrence',
  'notifyLotStart',
  'notifyLotFinish',
  'notifyDailySummary',
  'smartAlerts',
  'automationAlerts',
  'notifyFeedReceipt',
  'notifyPowerOutage',
  'gasAlerts',
  'notifyDeadBattery',
  'deviceAlerts',
] as const;
export const FINANCIAL_FLAGS = [
  'notifyTradeAccount',
  'notifyCargoPackingList',
  'notifyDigitalCertificate',
] as const;
export const FISH_FLAGS = ['notifyNormalOccurrence', 'notifyLotStart', 'notifyLotFinish'] as const;
export const MAINTENANCE_FLAGS = [
  'notifyMaintenanceOccurrence',
  'notifyScheduledMaintenance',
  'notifyRequestedMaintenance',
] as const;
export const SCHEDULED_DAYS = [
  'notifyScheduledMaintenanceOnTheDay',
  'notifyScheduledMaintenanceOneDayBefore',
  'notifyScheduledMaintenanceThreeDaysBefore',
] as const;

export type MagnitudeFlag = (typeof MAGNITUDE_FLAGS)[number];
export type Limit = (typeof LIMITS)[number];

const all = (names: readonly string[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema]));
const flags = (...lists: readonly (readonly string[])[]) => all(lists.flat(), boolean().required());

/** The setting of one user-to-customer link. Its lists hold one entry each, that of poultry one an aviary. */
export const settingSchema = object({
  id: number().required(),
  userLinkedToCustomerId: number().required(),
  notificationSettingAgricultures: array(
    object({
      ...flags(AGRICULTURE_FLAGS, MAGNITUDE_FLAGS, PLANNED_DAYS),
      ...all(LIMITS, number().nullable()),
      timeInterval: number().nullable(),
    }),
  ).required(),
  notificationSettingPoultryFarmings: array(
    object({
      ...flags(POULTRY_FLAGS),
      id: number().required(),
      aviaryId: number().required(),
      aviaryName: string().required(),
      active: boolean().required(),
      sensorAlertTimeInterval: number().nullable(),
    }),
  ).required(),
  notificationSettingFinancials: array(
    object({ ...flags(FINANCIAL_FLAGS), timeInterval: number().nullable() }),
  ).required(),
  notificationSettingPiscicultures: array(
    object({
      ...flags(FISH_FLAGS),
      notificationSettingPiscicultureFishPonds: array(object({ fishPondId: number().required() })).required(),
    }),
  ).required(),
  notificationSettingMaintenanceAssets: array(
    object({ ...flags(MAINTENANCE_FLAGS, SCHEDULED_DAYS) }),
  ).required(),
});

/** An entry as the server sent it. What is not ours in it travels back untouched. */
export type WireEntry = Record<string, unknown>;

/** The lists of a setting by the names they carry on the wire. */
export interface WireLists {
  notificationSettingAgricultures: WireEntry[];
  notificationSettingPoultryFarmings: WireEntry[];
  notificationSettingFinancials: WireEntry[];
  notificationSettingPiscicultures: WireEntry[];
  notificationSettingMaintenanceAssets: WireEntry[];
}

/** What Create and Edit take. */
export interface SettingBody extends WireLists {
  userLinkedToCustomerId: number;
}

export interface StoredSetting extends SettingBody {
  id: number;
}

const isEntry = (value: unknown): value is WireEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the answer: null when the user has no setting yet; a list that is missing is empty. */
export function readSetting(answer: unknown): StoredSetting | null {
  if (!isEntry(answer)) return null;
  const id = Number(answer['id']);
  if (!Number.isInteger(id) || id <= 0) return null;
  const entries = (name: keyof WireLists): WireEntry[] => {
    const list: unknown = answer[name];
    return Array.isArray(list) ? list.filter(isEntry) : [];
  };
  return {
    id,
    userLinkedToCustomerId: Number(answer['userLinkedToCustomerId']) || 0,
    notificationSettingAgricultures: entries('notificationSettingAgricultures'),
    notificationSettingPoultryFarmings: entries('notificationSettingPoultryFarmings'),
    notificationSettingFinancials: entries('notificationSettingFinancials'),
    notificationSettingPiscicultures: entries('notificationSettingPiscicultures'),
    notificationSettingMaintenanceAssets: entries('notificationSettingMaintenanceAssets'),
  };
}
