import type { InvoiceEntry } from '../invoiceEntry';
import type { AppFormApi } from '@/platform/forms/useAppForm';

/** Leads to a field by its path, or to a list as a whole. */
export function focusField(form: AppFormApi<InvoiceEntry>, field: string): void {
  const list = document.getElementById(`entry-${field}`);
  if (list) {
    list.scrollIntoView({ block: 'start' });
    list.focus({ preventScroll: true });
  } else form.setFocus(field as Parameters<typeof form.setFocus>[0]);
}
