import { asAppError } from '@/platform/http/appError';

/** Wire names of fields, in lower case, and what the forms call them. */
const FORM_NAMES: Readonly<Record<string, string>> = { date: 'day', value: 'cents', bankproduct: 'product' };

/** A refusal whose field errors carry the forms' names, so that each stands under its field; any other as it is. */
export function inFormNames(thrown: unknown): unknown {
  const error = asAppError(thrown);
  if (error.kind !== 'validation') return thrown;
  const named = (wire: string) => wire.replace(/[a-z]+/gi, (part) => FORM_NAMES[part.toLowerCase()] ?? part);
  const fields = Object.entries(error.fields).map(([wire, words]) => [named(wire), words] as const);
  return { ...error, fields: Object.fromEntries(fields) };
}
