import { array, boolean, number, object, type Schema, string } from 'yup';
import {
  AGRICULTURE_FLAGS,
  FINANCIAL_FLAGS,
  FISH_FLAGS,
  LIMITS,
  MAGNITUDE_FLAGS,
  MAINTENANCE_FLAGS,
  PLANNED_DAYS,
  POULTRY_FLAGS,
  SCHEDULED_DAYS,
} from './settingsWire';

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
