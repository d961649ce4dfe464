import { boolean, number, object, string, type TestConfig } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import { between, maxLength } from '@/platform/forms/validators';
import { formatNumber } from '@/platform/format/number';
import { MOST_CHANNELS, MOST_MINUTES } from './monitoringChoices';
import { magnitudeOf } from '@/domain/monitoring/magnitudes';

export interface EquipmentValues {
  name: string;
  kind: string | null;
  serialNumber: string;
  manufacturer: string | null;
  model: string | null;
  firmware: string | null;
  farmId: number | null;
  aviaryId: number | null;
  fishPondId: number | null;
  communicationIntervalMinutes: number | null;
  contingencyMinutes: number | null;
  enabled: boolean;
}

/** A rule in the module's own words. Nothing at all is right for it. */
function ownRule<Values>(
  says: `monitoring:refusals.${string}`,
  holds: (value: number, parent: Values) => boolean,
  values?: (parent: Values) => FormMessage['values'],
): TestConfig {
  return {
    name: says,
    test: (value, context: Within<Values>) => {
      const { parent } = context;
      if (typeof value !== 'number' || holds(value, parent)) return true;
      const shown = values?.(parent);
      return context.createError({ message: { key: 'invalid', says, ...(shown ? { values: shown } : {}) } });
    },
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Within one interval no transmission is expected. */
const notBeforeInterval = ownRule<{ communicationIntervalMinutes?: unknown }>(
  'monitoring:refusals.contingencyTooSoon',
  (value, parent) => {
    const interval = parent.communicationIntervalMinutes;
    return !isNumber(interval) || value >= interval;
  },
);

export const equipmentFormSchema = object({
  name: string().required().test(maxLength(80)),
  kind: string().nullable().required(),
  serialNumber: string().required().test(maxLength(40)),
  manufacturer: string().nullable().defined().test(maxLength(60)),
  model: string().nullable().defined().test(maxLength(60)),
  firmware: string().nullable().defined().test(maxLength(20)),
  farmId: number().nullable().required(),
  aviaryId: number().nullable().defined(),
  fishPondId: number().nullable().defined(),
  communicationIntervalMinutes: number().nullable().required().test(between(1, MOST_MINUTES)),
  contingencyMinutes: number().nullable().required().test(between(1, MOST_MINUTES)).test(notBeforeInterval),
  enabled: boolean().required(),
});

export interface SensorValues {
  name: string;
  magnitude: string | null;
  equipmentId: number | null;
  channel: number | null;
  calibrationOffset: number | null;
  lowerLimit: number | null;
  upperLimit: number | null;
  replacesSensorId: number | null;
  enabled: boolean;
}

const written = (value: number) => formatNumber(value, { decimals: 0 });

/** A limit that the probe cannot measure would never sound. */
const measurable = ownRule<Partial<SensorValues>>(
  'monitoring:refusals.outOfRange',
  (value, parent) => {
    const magnitude = magnitudeOf(parent.magnitude ?? null);
    return !magnitude || (value >= magnitude.min && value <= magnitude.max);
  },
  (parent) => {
    const magnitude = magnitudeOf(parent.magnitude ?? null);
    return magnitude && { min: written(magnitude.min), max: written(magnitude.max), unit: magnitude.unit };
  },
);

const aboveLower = ownRule<Partial<SensorValues>>('monitoring:refusals.upperNotAbove', (value, parent) => {
  const lower = parent.lowerLimit;
  return !isNumber(lower) || value > lower;
});

export const sensorFormSchema = object({
  name: string().required().test(maxLength(80)),
  magnitude: string().nullable().required(),
  equipmentId: number().nullable().required(),
  channel: number().nullable().required().test(between(1, MOST_CHANNELS)),
  calibrationOffset: number().nullable().defined().test(between(-1_000, 1_000)),
  lowerLimit: number().nullable().defined().test(measurable),
  upperLimit: number().nullable().defined().test(measurable).test(aboveLower),
  replacesSensorId: number().nullable().defined(),
  enabled: boolean().required(),
});
