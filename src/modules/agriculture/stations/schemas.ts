import { array, number, object, string } from 'yup';
import { today } from '@/platform/format/date';
import type { Within } from '@/platform/forms/formSchema';
import { between, maxDate, maxLength, validDate, validDateTime } from '@/platform/forms/validators';
import type { Magnitude, StationSource } from './stationTypes';

export const stationFormSchema = object({
  name: string().required().test(maxLength(80)),
  farmId: number().nullable().defined().required(),
  source: string<StationSource>().nullable().defined().required(),
  serial: string()
    .nullable()
    .defined()
    .test(maxLength(40))
    .when('source', ([source], field) => (source === 'PARTNER' ? field.required() : field)),
  latitude: number().nullable().defined().required().test(between(-90, 90)),
  longitude: number().nullable().defined().required().test(between(-180, 180)),
  altitude: number().nullable().defined().test(between(-100, 5000)),
  sensorHeight: number().nullable().defined().test(between(0.5, 50)),
});

export const accountFormSchema = object({
  account: string().required().test(maxLength(120)),
  token: string().required().test(maxLength(500)),
});

export const shareFormSchema = object({ userIds: array(number().required()).required() });

export const leaveOutSchema = object({
  magnitude: string<Magnitude>().nullable().defined().required(),
  from: string().nullable().defined().required().test(validDateTime()),
  to: string()
    .nullable()
    .defined()
    .required()
    .test(validDateTime())
    .test('order', (to, context: Within<{ from: string | null }>) => {
      const { from } = context.parent;
      return (
        from === null ||
        to == null ||
        to >= from ||
        context.createError({ message: { key: 'invalid', says: 'agricultureStations:leaveOut.order' } })
      );
    }),
  reason: string().trim().required().test(maxLength(200)),
});

export const manualReadingSchema = object({
  date: string()
    .nullable()
    .defined()
    .required()
    .test(validDate())
    .test(maxDate(() => today())),
  rain: number().nullable().defined().required().test(between(0, 500)),
});
