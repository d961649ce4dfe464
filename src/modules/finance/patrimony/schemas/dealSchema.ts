import { boolean, number, object, type ObjectSchema, string } from 'yup';
import { today } from '@/platform/format/date';
import {
  between,
  biggerThanZero,
  maxDate,
  maxLength,
  mostMoney,
  validDate,
} from '@/platform/forms/validators';

/** A purchase or sale as it stands in its form. Money in cents. */
export interface DealValues {
  date: string;
  heads: number | null;
  percentage: number | null;
  value: number;
  partnerId: number | null;
  makesTitle: boolean;
  documentTypeId: number | null;
  documentNumber: string | null;
  ratingId: number | null;
  installments: number | null;
  dueDate: string | null;
}

const MOST_INSTALLMENTS = 60;
const reference = () => number().nullable().defined().default(null);
const withTitle = <T extends { required: () => T }>([makes]: unknown[], field: T): T =>
  makes === true ? field.required() : field;

/** @param heads how many there are; null where it is no herd */
export const dealSchema = (heads: number | null) =>
  object({
    date: string().required().test(validDate()).test(maxDate(today)),
    heads: heads === null ? reference() : reference().required().integer().test(between(1, heads)),
    percentage: heads === null ? reference().required().test(between(0.01, 100)) : reference(),
    value: number().nullable().required().test(biggerThanZero()).test(mostMoney()),
    makesTitle: boolean().required(),
    partnerId: reference().when('makesTitle', withTitle),
    documentTypeId: reference().when('makesTitle', withTitle),
    documentNumber: string()
      .nullable()
      .defined()
      .test(maxLength(20))
      .when('makesTitle', ([makes], field) => (makes === true ? field.required() : field)),
    ratingId: reference().when('makesTitle', withTitle),
    installments: reference().when('makesTitle', ([makes], field) =>
      makes === true ? field.required().integer().test(between(1, MOST_INSTALLMENTS)) : field,
    ),
    dueDate: string()
      .nullable()
      .defined()
      .test(validDate())
      .when('makesTitle', ([makes], field) => (makes === true ? field.required() : field)),
  }) as unknown as ObjectSchema<DealValues>;
