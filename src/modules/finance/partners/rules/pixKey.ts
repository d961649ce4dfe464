import { formatCpfOrCnpj, isCpfOrCnpj } from '@/platform/format/document';
import { formatPhone, isPhone, parsePhone } from '@/platform/format/phone';

/** The kinds of keys that the Central Bank's directory of Pix knows; CPF and CNPJ are one kind here. */
export const PIX_KINDS = ['DOCUMENT', 'PHONE', 'EMAIL', 'RANDOM'] as const;
export type PixKind = (typeof PIX_KINDS)[number];

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/;
/** Longest e-mail of the directory (DICT), in characters. */
const LONGEST_EMAIL = 77;
const RANDOM = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * A key as it is kept and paid to: a document without its mask, a phone as area code and number (10 or 11 digits), an
 * e-mail or a random key in lower case. What is no key of the kind comes back without the blanks at its ends.
 */
export function parsePixKey(kind: PixKind, text: string): string {
  const typed = text.trim();
  if (kind === 'DOCUMENT') return typed.replace(/[./\-\s]/g, '').toUpperCase();
  if (kind === 'PHONE') return isPhone(typed) ? parsePhone(typed) : typed;
  return typed.toLowerCase();
}

/** Whether a text is a key of the kind: a random one is a UUID of 36 characters. */
export function isPixKey(kind: PixKind, text: string): boolean {
  const key = parsePixKey(kind, text);
  if (kind === 'DOCUMENT') return isCpfOrCnpj(key);
  if (kind === 'PHONE') return isPhone(key);
  if (kind === 'EMAIL') return key.length <= LONGEST_EMAIL && EMAIL.test(key);
  return RANDOM.test(key);
}

/** A key as people read it: documents and phones with their masks. */
export function formatPixKey(kind: PixKind | null, key: string | null): string | null {
  if (!key) return null;
  if (kind === 'DOCUMENT') return formatCpfOrCnpj(key);
  return kind === 'PHONE' ? formatPhone(key) : key;
}
