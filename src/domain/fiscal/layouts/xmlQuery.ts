import { isLocalDate } from '@/platform/format/date';
import type { XmlElement } from '@/platform/format/xml/parseXml';
import { childNamed, localName } from '@/platform/format/xml/xmlNames';

/** Thrown inside the readers when an obligatory part is missing or no number. */
export class NotInvoice extends Error {}

type Maybe = XmlElement | undefined;

export function childrenNamed(element: Maybe, name: string): XmlElement[] {
  return element?.children.filter((child) => localName(child) === name) ?? [];
}

/** The element at the end of a path of names: `at(root, 'ide', 'nNF')`; the first where there are several. */
export function at(element: Maybe, ...path: readonly string[]): Maybe {
  return path.reduce<Maybe>(childNamed, element);
}

/** What stands at a path; null where nothing does. */
export function textAt(element: Maybe, ...path: readonly string[]): string | null {
  const text = at(element, ...path)?.text.trim();
  return text ? text : null;
}

export function obligatory<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new NotInvoice();
  return value;
}

const DOT_DECIMAL = /^-?\d{1,15}(\.\d{1,12})?$/;
const COMMA_DECIMAL = /^-?(\d{1,3}(\.\d{3}){1,4}|\d{1,15}),\d{1,12}$/;

/**
 * A decimal of the layouts: the dot is the decimal mark, so '1.250' is one and a quarter. Cities' systems that write
 * the Brazilian way ('1.250,00', '12,5') are understood, as no other reading is possible. Null for anything else.
 */
function readDecimal(text: string | null): number | null {
  if (text === null) return null;
  if (DOT_DECIMAL.test(text)) return Number(text);
  return COMMA_DECIMAL.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : null;
}

/** The number at a path; null where nothing stands. What stands there and is no number makes it no invoice. */
export function numberAt(element: Maybe, ...path: readonly string[]): number | null {
  const text = textAt(element, ...path);
  return text === null ? null : obligatory(readDecimal(text));
}

/**
 * The day that a date or an instant of the layouts says, as written: '2026-11-03T23:50:00-03:00' is the 3rd
 * wherever it is read. Null for what is no day.
 */
export function readDay(text: string | null): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})\b/.exec(text ?? '') ?? [];
  const date = year ? `${year}-${month}-${day}` : (text ?? '').slice(0, 10);
  return isLocalDate(date) ? date : null;
}

/** '000004821' → '4821'; null for what is no number of a document. */
export function plainNumber(text: string | null): string | null {
  return text && /^\d{1,20}$/.test(text) ? text.replace(/^0+(?=\d)/, '') : null;
}

/** A CPF or CNPJ without its mask; null for what is not as long as one. Its check digits are not looked at. */
export function plainDocument(text: string | null): string | null {
  const bare = (text ?? '').replace(/[./\-\s]/g, '').toUpperCase();
  return /^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(bare) ? bare : null;
}

/** Joins what there is. */
export function joined(parts: readonly (string | null)[], mark = ', '): string | null {
  return parts.filter((part) => part !== null).join(mark) || null;
}
