import type { BookChange } from '../bookTypes';

/** What a changed cell sends to the book. */
export function bookChange({
  field,
  value,
}: {
  readonly field: string;
  readonly value: unknown;
}): BookChange {
  const text = typeof value === 'string' ? value : '';
  if (field === 'farm') return { farmId: Number(text) };
  if (field === 'share') return { share: Math.round(Number(value) * 100) };
  if (field === 'partnerDocument') return { partnerDocument: text.replace(/[.\-/\s]/g, '').toUpperCase() };
  return field === 'documentType' ? { documentType: text } : { entryType: text };
}
