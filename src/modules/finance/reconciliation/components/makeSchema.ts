import { number, object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';

export interface TitleMaking {
  partnerId: number;
  documentTypeId: number;
  documentNumber: string;
  ratingId: number;
  farmId: number | null;
  note: string | null;
}

const NUMBER_LIMIT = 20;
const NOTE_LIMIT = 100;

export const titleMakingSchema = object({
  partnerId: number().nullable().required(),
  documentTypeId: number().nullable().required(),
  documentNumber: string().nullable().required().test(maxLength(NUMBER_LIMIT)),
  ratingId: number().nullable().required(),
  farmId: number().nullable().defined().default(null),
  note: string().nullable().defined().default(null).test(maxLength(NOTE_LIMIT)),
});

export const transferSchema = object({
  currentAccountId: number().nullable().required(),
});
