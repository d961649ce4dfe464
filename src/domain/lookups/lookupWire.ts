import { boolean, exactOptional, nullish, optional, string } from 'valibot';
import {
  anyId,
  figure,
  givenNumber,
  id,
  keeping,
  made,
  needed,
  orElse,
  orNull,
  record,
  type Shape,
  text,
} from '@/platform/http/wire';
import { producersShape } from '../producers/producersWire';

/** What an option brings besides: left out where the server has none, or none that can be read. */
const extra = <T>(shape: Shape<T>) =>
  optional(made(orElse(nullish(shape), undefined), (value) => value ?? undefined));
const extraOrNull = <T>(shape: Shape<T>) => exactOptional(orNull(shape));
const word = extra(string());
const amount = extra(givenNumber);
const isCode = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string';
const anyCode = extra(needed('code', isCode));
const wordOrNull = extraOrNull(string());
const amountOrNull = extraOrNull(givenNumber);

/** One entry of a select list. */
export const lookupOption = keeping({
  id: anyId,
  name: text,
  /** Of a module: the key by which menus and other calls know it. */
  constantFilter: word,
  /** Of a state: its two letters. */
  initials: word,
  /** Of a cost center: its useful hectares. */
  usefulAreaSize: amountOrNull,
  /** Of a city: the state it lies in, its code at IBGE (of a unit of measure its short text); whether it is the customer's favourite. */
  stateId: amount,
  stateName: word,
  code: anyCode,
  selected: extra(boolean()),
  /** Of an activity of a farm: the platform's own activity, which plant conditions and varieties hang on. */
  systemBusinessActivityId: amount,
  /** Of an activity of a farm: PERENNIAL has plant conditions. */
  farmingClassification: word,
  /** Of a partner: CPF or CNPJ without its mask. */
  document: word,
  /** Of a device: one that is disabled sends no data. */
  enabled: extra(boolean()),
  /** Of a sensor: the one that stands in its place, and where it hangs on its device. */
  replacedById: amountOrNull,
  channel: amount,
  /** Of a currency: what stands before its amounts. */
  symbol: word,
  /** Of a currency, and of an account its own: BRL, USD. */
  currencyCode: word,
  /** Of a form of payment: CREDIT_CARD is charged to a card, anything else moves an account. */
  kind: word,
  /** Of an account: the code of its bank (237), its branch, and its number with the check digit. */
  bankCode: wordOrNull,
  branch: wordOrNull,
  /** Of an account: the day up to which it is checked and locked. */
  closedUntil: wordOrNull,
  number: wordOrNull,
  /** Of a contract: with whom it is, its product, and what was agreed and handed over of it in its unit. */
  partnerId: amountOrNull,
  partnerName: wordOrNull,
  productId: amountOrNull,
  unitName: wordOrNull,
  quantity: amountOrNull,
  deliveredQuantity: amountOrNull,
  /** Of a property: whose it is, with their parts. */
  producers: exactOptional(producersShape),
});

/** An activity of a farm, as most calls answer it. */
export const flatActivity = made(
  record({
    id,
    businessActivityName: text,
    systemBusinessActivityId: amount,
    systemBusinessActivityFarmingClassification: word,
  }),
  ({
    id: activityId,
    businessActivityName: name,
    systemBusinessActivityId,
    systemBusinessActivityFarmingClassification: farmingClassification,
  }) => ({ id: activityId, name, systemBusinessActivityId, farmingClassification }),
);

/** The same as one call answers it, the platform's own activity inside; 'Perene' in words stands for PERENNIAL. */
export const nestedActivity = made(
  record({
    id,
    businessActivity: record({
      systemBusinessActivity: record({
        id: figure,
        name: text,
        farmingClassification: word,
        farmingClassificationDescription: wordOrNull,
      }),
    }),
  }),
  ({ id: activityId, businessActivity: { systemBusinessActivity: own } }) => {
    const words = own.farmingClassificationDescription ?? '';
    return {
      id: activityId,
      name: own.name,
      systemBusinessActivityId: own.id ?? undefined,
      farmingClassification: own.farmingClassification ?? (/^peren/i.test(words) ? 'PERENNIAL' : words),
    };
  },
);

/** How costs are shared out under a purpose, as one option at most. */
export const apportionmentMode = record({ key: anyId, value: text });

export const currency = record({ id, name: text, currencyCode: text });
