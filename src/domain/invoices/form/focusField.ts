import type { InvoiceEntry } from '../invoiceEntry';
import type { AppFormApi } from '@/platform/forms/useAppForm';

/** Leads to a list of the entry as a whole; false where `name` is none. */
export function focusSection(name: string): boolean {
  const list = document.getElementById(`entry-${name}`);
  list?.scrollIntoView({ block: 'start' });
  list?.focus({ preventScroll: true });
  return list !== null;
}

/** Leads to a field by its path, or to a list as a whole. */
export function focusField(form: AppFormApi<InvoiceEntry>, field: string): void {
  if (!focusSection(field)) form.setFocus(field as Parameters<typeof form.setFocus>[0]);
}
