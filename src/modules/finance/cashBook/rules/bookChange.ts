import type { SheetChange } from '@/platform/sheet/sheetProps';
import type { BookChange } from '../bookTypes';
import type { BookRow } from './cashBook';

/** What a changed cell asks to be mended. */
export function bookChange({ field, value }: Pick<SheetChange<BookRow>, 'field' | 'value'>): BookChange {
  const text = typeof value === 'string' ? value : '';
  if (field === 'farm') return { farmId: Number(text) };
  if (field === 'share') return { share: Math.round(Number(value) * 100) };
  if (field === 'partnerDocument') return { partnerDocument: text.replace(/[.\-/\s]/g, '').toUpperCase() };
  return field === 'documentType' ? { documentType: text } : { entryType: text };
}
