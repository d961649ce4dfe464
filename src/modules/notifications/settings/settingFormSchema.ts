import { formatNumber } from '@/platform/format/number';
import { array, boolean, mixed, number, object, type ObjectSchema, type Schema, type TestConfig } from 'yup';
import type { Within } from '@/platform/forms/formSchema';
import { HIGHEST, MAGNITUDES, type Magnitude } from './rules/magnitudes';
import type { CertificateDays, DayChoice, IntervalId } from './rules/options';
import type { Sections } from './rules/sections';
import type { SettingValues } from './settingValues';

type Values = Record<string, unknown>;

/** Wanted while another field of the entry is on. */
const neededWhen = (schema: Schema, isOn: (entry: Values) => boolean): Schema =>
  schema.test({
    name: 'required',
    message: { key: 'required' },
    test: (value, { parent }: Within<Values>) => (value !== null && value !== undefined) || !isOn(parent),
  });

/** The lower limit is not above the upper one. */
const notAbove = (upper: string): TestConfig => ({
  name: 'max',
  test: (value, { parent, createError }: Within<Values>) => {
    const other = parent[upper];
    if (typeof value !== 'number' || typeof other !== 'number' || value <= other) return true;
    return createError({ message: { key: 'max', values: { max: formatNumber(other, { decimals: 0 }) } } });
  },
});

const limits = Object.fromEntries(
  MAGNITUDES.flatMap(({ flag, lower, upper, highest = HIGHEST }: Magnitude): [string, Schema][] => {
    const notifies = (entry: Values) => entry['notifyWeatherStation'] === true && entry[flag] === true;
    const limit = () => number().nullable().defined().integer().max(highest);
    const most: [string, Schema] = [upper.limit, neededWhen(limit(), notifies)];
    return lower ? [[lower.limit, neededWhen(limit().test(notAbove(upper.limit)), notifies)], most] : [most];
  }),
);

const choice = <T extends string | number>() => mixed<T & NonNullable<unknown>>().nullable().defined();
const on = (flag: string) => (entry: Values) => entry[flag] === true;

const agriculture = object({
  ...limits,
  timeInterval: neededWhen(choice<IntervalId>(), on('notifyWeatherStation')),
  plannedDay: neededWhen(choice<DayChoice>(), on('notifyPlannedOccurrence')),
});
const aviary = object({
  active: boolean().required(),
  sensorAlertTimeInterval: neededWhen(choice<IntervalId>(), on('active')),
});
const financial = object({
  timeInterval: neededWhen(choice<CertificateDays>(), on('notifyDigitalCertificate')),
});
const maintenance = object({
  scheduledDay: neededWhen(choice<DayChoice>(), on('notifyScheduledMaintenance')),
});

/** What must be right before it is sent, of the sections that the user sees. */
export function settingFormSchema(sections: Sections): Schema<SettingValues> {
  const schema: ObjectSchema<object> = object({
    ...(sections.agriculture ? { notificationSettingAgricultures: array(agriculture) } : {}),
    ...(sections.poultry ? { notificationSettingPoultryFarmings: array(aviary) } : {}),
    ...(sections.financial ? { notificationSettingFinancials: array(financial) } : {}),
    ...(sections.maintenance ? { notificationSettingMaintenanceAssets: array(maintenance) } : {}),
  });
  // It checks what may be wrong and lets all else through as it stands.
  return schema as unknown as Schema<SettingValues>;
}
