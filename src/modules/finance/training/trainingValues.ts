import { toCents } from '@/platform/format/money';
import type { TrainingValues } from './trainingSchemas';
import type { TrainingRecord } from './trainingWire';

/** A new record: nothing in any field. */
export const noTraining: TrainingValues = {
  name: '',
  note: null,
  email: null,
  site: null,
  cpf: '',
  cnpj: '',
  payer: '',
  phone: '',
  cep: '',
  plate: '',
  code: '',
  ncm: '',
  cest: '',
  cfop: '',
  benefit: '',
  weight: null,
  share: null,
  count: null,
  price: null,
  day: null,
  moment: null,
  month: null,
  start: null,
  shift: null,
  period: null,
  size: null,
  option: null,
  farmId: null,
  productIds: [],
  branches: [],
  checked: false,
  agreed: false,
  colour: null,
  icon: null,
  text: null,
  lines: [],
  photo: null,
  files: [],
};

const cents = (reais: number | null | undefined) => (reais == null ? null : toCents(reais));

const isName = (key: string): key is keyof TrainingValues => key in noTraining;

/** The fields of a record; what it does not tell is empty. */
export function toTrainingValues(record: TrainingRecord): TrainingValues {
  const given = Object.fromEntries(
    Object.entries(record).filter(([key, value]) => isName(key) && value !== null && value !== undefined),
  );
  const values = { ...noTraining, ...given };
  return {
    ...values,
    price: cents(values.price),
    lines: values.lines.map((line) => ({ ...line, price: cents(line.price) })),
  };
}
