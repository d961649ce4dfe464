import { boolean, type ObjectEntries, pipe, string } from 'valibot';
import { isRecord } from '@/platform/http/loose';
import {
  asSent,
  every,
  figureOrNull,
  givenNumber,
  id,
  made,
  needed,
  nothingOr,
  orElse,
  record,
  type Shape,
} from '@/platform/http/wire';

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

/** Something of a setting is stated: its id, or one of its lists. */
const isSetting = (answer: unknown): answer is WireEntry =>
  isRecord(answer) &&
  Object.keys(answer).some((key) => key === 'id' || key.startsWith('notificationSetting'));

const all = <T>(names: readonly string[], shape: Shape<T>) =>
  Object.fromEntries(names.map((name) => [name, shape]));
const flags = (...lists: readonly (readonly string[])[]) => all(lists.flat(), boolean());
/** A setting is saved as a whole: an entry that cannot be read spoils it, or saving would erase that entry. */
const entries = (fields: ObjectEntries) => every(asSent(record(fields)));

const setting = pipe(
  needed('setting', isSetting),
  record({
    id: orElse(id, null),
    userLinkedToCustomerId: orElse(id, 0),
    notificationSettingAgricultures: entries({
      ...flags(AGRICULTURE_FLAGS, MAGNITUDE_FLAGS, PLANNED_DAYS),
      ...all(LIMITS, figureOrNull),
      timeInterval: figureOrNull,
    }),
    notificationSettingPoultryFarmings: entries({
      ...flags(POULTRY_FLAGS),
      id: givenNumber,
      aviaryId: givenNumber,
      aviaryName: string(),
      active: boolean(),
      sensorAlertTimeInterval: figureOrNull,
    }),
    notificationSettingFinancials: entries({ ...flags(FINANCIAL_FLAGS), timeInterval: figureOrNull }),
    notificationSettingPiscicultures: entries({
      ...flags(FISH_FLAGS),
      notificationSettingPiscicultureFishPonds: every(record({ fishPondId: givenNumber })),
    }),
    notificationSettingMaintenanceAssets: entries(flags(MAINTENANCE_FLAGS, SCHEDULED_DAYS)),
  }),
);

const isNothing = (answer: unknown): boolean =>
  answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);

/**
 * The setting of one user-to-customer link; null when the user has none yet. Its lists hold one entry each, that of
 * poultry one an aviary; one that is missing is empty. What is no setting at all cannot be read: taken for none, saving
 * would write defaults over what is kept.
 */
export const Setting = made(nothingOr(setting, isNothing), (sent): StoredSetting | null =>
  sent?.id ? { ...sent, id: sent.id } : null,
);
