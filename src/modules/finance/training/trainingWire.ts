import { optional } from 'valibot';
import {
  anyId,
  figureOrNull,
  flag,
  id,
  keeping,
  list,
  orNull,
  type Read,
  record,
  text,
  textOrNull,
} from '@/platform/http/wire';

const words = optional(textOrNull);
const amount = optional(figureOrNull);
const mark = optional(flag);

/** A record as the grid and the form get it: values as they are typed, each may be missing; money in reais. */
export const TrainingRecord = keeping({
  id,
  active: flag,
  createdAt: text,
  updatedAt: textOrNull,
  name: text,
  note: words,
  email: words,
  site: words,
  cpf: words,
  cnpj: words,
  payer: words,
  phone: words,
  cep: words,
  plate: words,
  code: words,
  ncm: words,
  cest: words,
  cfop: words,
  benefit: words,
  weight: amount,
  share: amount,
  count: amount,
  price: amount,
  day: words,
  moment: words,
  month: words,
  start: words,
  shift: amount,
  period: optional(orNull(record({ from: textOrNull, to: textOrNull }))),
  size: words,
  option: words,
  farmId: amount,
  productIds: optional(list(id)),
  branches: optional(list(anyId)),
  checked: mark,
  agreed: mark,
  colour: words,
  icon: words,
  text: words,
  lines: optional(
    list(record({ place: text, day: textOrNull, quantity: figureOrNull, price: figureOrNull, paid: flag })),
  ),
  /** The picture's address. */
  photo: words,
  files: optional(list(record({ id, name: text, size: optional(figureOrNull) }))),
});
export type TrainingRecord = Read<typeof TrainingRecord>;
