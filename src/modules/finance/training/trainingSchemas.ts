import { array, boolean, mixed, number, object, string } from 'yup';
import { benefitCode, cest, cfop, ncm } from '@/domain/fiscal/codeRules';
import {
  cep,
  cnpj,
  cpf,
  cpfOrCnpj,
  groupedCode,
  maxLength,
  periodOrder,
  phone,
  plate,
  validDate,
  validDateTime,
  validMonth,
  validTime,
} from '@/platform/forms/validators';
import type { Period } from '@/platform/forms/fields/periods';
import type { ImageValue } from '@/platform/forms/fields/ImageField';
import type { AttachedFile } from '@/platform/forms/files/attachedFile';

interface TrainingLine {
  place: string;
  day: string | null;
  quantity: number | null;
  /** In cents. */
  price: number | null;
  paid: boolean;
}

/** A value of every kind that a form of the house has. Money in cents. */
export interface TrainingValues {
  name: string;
  note: string | null;
  email: string | null;
  site: string | null;
  cpf: string;
  cnpj: string;
  payer: string;
  phone: string;
  cep: string;
  plate: string;
  code: string;
  ncm: string;
  cest: string;
  cfop: string;
  benefit: string;
  weight: number | null;
  share: number | null;
  count: number | null;
  price: number | null;
  day: string | null;
  moment: string | null;
  month: string | null;
  start: string | null;
  shift: number | null;
  period: Period | null;
  size: string | null;
  option: string | null;
  farmId: number | null;
  productIds: number[];
  branches: (number | string)[];
  checked: boolean;
  agreed: boolean;
  colour: string | null;
  icon: string | null;
  text: string | null;
  lines: TrainingLine[];
  photo: ImageValue;
  files: AttachedFile[];
}

const text = () => string().nullable();

export const trainingFormSchema = object({
  name: string().required().test(maxLength(100)),
  note: text().test(maxLength(1000)),
  email: text().email(),
  site: text(),
  cpf: text().test(cpf()),
  cnpj: text().test(cnpj()),
  payer: text().test(cpfOrCnpj()),
  phone: text().test(phone()),
  cep: text().test(cep()),
  plate: text().test(plate()),
  code: text().test(groupedCode()),
  ncm: text().test(ncm()),
  cest: text().test(cest()),
  cfop: text().test(cfop()),
  benefit: text().test(benefitCode()),
  weight: number().nullable(),
  share: number().nullable(),
  count: number().nullable(),
  price: number().nullable(),
  day: text().test(validDate()),
  moment: text().test(validDateTime()),
  month: text().test(validMonth()),
  start: text().test(validTime()),
  shift: number().nullable(),
  period: mixed<Period>().nullable().test(periodOrder()),
  size: text(),
  option: text(),
  farmId: number().nullable(),
  productIds: array(number().required()),
  branches: array(mixed<number | string>().required()),
  checked: boolean(),
  agreed: boolean(),
  colour: text(),
  icon: text(),
  text: text(),
  lines: array(object({ place: string().required() })),
  photo: mixed<NonNullable<ImageValue>>().nullable(),
  files: array(mixed<AttachedFile>().required()),
});
