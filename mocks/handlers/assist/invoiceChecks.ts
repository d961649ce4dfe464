import type { FieldErrors } from '../../answers';
import type { StoredInvoice } from '../../db/assist/assistTypes';
import { sentProducers } from '../finance/producerWire';

/** The invoice of a body, or undefined when there is none. */
export function sentInvoice(value: unknown): StoredInvoice | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

const LONGEST_OBSERVATION = 1000;

/** What of an entry cannot be kept, whole or not; undefined when all of it can. */
export function keepErrors({ observation }: StoredInvoice): FieldErrors | undefined {
  if (typeof observation !== 'string' || observation.length <= LONGEST_OBSERVATION) return undefined;
  return { Observation: [`O texto passa de ${LONGEST_OBSERVATION} caracteres.`] };
}

const rows = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
const cents = (value: unknown) => Math.round(Number(value) * 100);
const filled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** What stands against handing an entry to its customer. */
export function finishErrors(invoice: StoredInvoice | null, customerId: number): FieldErrors {
  if (!invoice) return { PreReleasedInvoice: ['O pré-lançamento é obrigatório.'] };
  const errors: FieldErrors = {};
  const { items, payments, totalValue, issueDate } = invoice;
  if (!filled(invoice.partnerName)) errors.PartnerId = ['Informe o fornecedor.'];
  if (!filled(invoice.documentNumber)) errors.DocumentNumber = ['Informe o número do documento.'];
  if (!filled(issueDate)) errors.IssueDate = ['Informe a data de emissão.'];
  if (!(Number(totalValue) > 0)) errors.TotalValue = ['Informe o valor total.'];
  const sum = rows(items).reduce((total, item) => total + cents(item.totalValue), 0);
  if (rows(items).length > 0 && sum !== cents(totalValue))
    errors.Items = ['A soma dos itens difere do valor total.'];
  const early = rows(payments).some(
    ({ dueDate }) => filled(dueDate) && filled(issueDate) && String(dueDate) < String(issueDate),
  );
  if (early) errors.Payments = ['O vencimento é anterior à emissão.'];
  sentProducers(invoice.producers, customerId, errors);
  return errors;
}
