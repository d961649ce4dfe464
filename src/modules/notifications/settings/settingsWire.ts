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

const isNothing = (answer: unknown): boolean =>
  answer === null || answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);

/** Something of a setting is told: its id, or one of its lists. */
const speaksOfSetting = (answer: WireEntry): boolean =>
  Object.keys(answer).some((key) => key === 'id' || key.startsWith('notificationSetting'));

/**
 * Reads the answer: null when the user has no setting yet; a list that is missing is empty. What is no setting at all
 * throws: taken for none, saving would write defaults over what is kept.
 */
export function readSetting(answer: unknown): StoredSetting | null {
  if (isNothing(answer)) return null;
  if (!isEntry(answer) || !speaksOfSetting(answer))
    throw { kind: 'unexpected', message: 'GetNotificationSettingsByUser: no setting' };
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
