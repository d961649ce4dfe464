// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { documentValue } from './db/finance/documentSeed';
import { buildWorld } from './db/world';

const world = buildWorld(new Date(2026, 10, 22, 9));
const { documents, installments, writeOffs, partners, products, currentAccounts } = world.finance;

const inCents = (value: number) => Math.round(value * 100);

describe('the financial module of the demo', () => {
  it("splits every document's value into its installments without losing a cent", () => {
    for (const document of documents.all()) {
      const parts = installments.filter((row) => row.documentId === document.id);
      expect(parts.reduce((sum, row) => sum + inCents(row.value), 0)).toBe(inCents(documentValue(document)));
    }
    expect(documents.all().length).toBeGreaterThan(300);
  });

  it('pays no installment twice and none before today that is due later', () => {
    for (const row of writeOffs.all()) {
      const installment = installments.need(row.installmentId);
      expect(inCents(row.value)).toBeLessThanOrEqual(inCents(installment.value));
      expect(row.paymentDate >= installment.dueDate).toBe(true);
      expect(row.paymentDate < '2026-11-23').toBe(true);
    }
    expect(writeOffs.all().length).toBeGreaterThan(100);
  });

  it('names only what belongs to the same customer', () => {
    for (const document of documents.all()) {
      expect(partners.need(document.partnerId).customerId).toBe(document.customerId);
      for (const { productId } of document.items)
        expect(products.need(productId).customerId).toBe(document.customerId);
      // Loans, invoices of cards and what the family spends belong to no cost center.
      const shared = document.shares.reduce((sum, { percentage }) => sum + percentage, 0);
      expect(shared).toBe(document.shares.length > 0 ? 100 : 0);
    }
    for (const { currentAccountId, customerId } of writeOffs.all())
      expect(currentAccounts.get(currentAccountId)?.customerId ?? customerId).toBe(customerId);
  });
});
