import { asAppError } from '@/platform/http/appError';

/** Wire names of fields, in lower case, and what the forms call them. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  tradeaccounts: 'lines',
  partnerpersonid: 'partnerId',
  farmactivityfieldid: 'costCenterId',
  producers: 'producers',
  financialratingid: 'ratingId',
  totalvalue: 'total',
  observation: 'note',
  installmentvalue: 'value',
  discountvalue: 'discount',
  interestvalue: 'interest',
  penaltyvalue: 'penalty',
};

const formName = (wire: string) => wire.replace(/[a-z]+/gi, (part) => FORM_NAMES[part.toLowerCase()] ?? part);

/** A refusal whose field errors carry the forms' names, so that each stands under its field; any other as it is. */
export function inFormNames(thrown: unknown): unknown {
  const error = asAppError(thrown);
  if (error.kind !== 'validation') return thrown;
  const fields = Object.entries(error.fields).map(([wire, words]) => [formName(wire), words] as const);
  return { ...error, fields: Object.fromEntries(fields) };
}
