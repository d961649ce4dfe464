import { describe, expect, it } from 'vitest';
import { readAs } from '@/platform/http/readShape.test.kit';
import {
  AdditionalWire,
  ApportionmentWire,
  CoverAndItemsWire,
  DetailsWire,
  InstallmentsWire,
  WriteOffsWire,
} from './documentsWire';

describe('answers of the document viewer', () => {
  it('are read by their printed names, money in cents', () => {
    const { cover, items } = readAs(CoverAndItemsWire, {
      resultSetInvoiceDetailedData: {
        documentTypeName: ' NF-E ',
        documentNumber: 18200,
        partnerPersonName: 'CEREALISTA',
        issueDateText: '01/11/2026',
        documentNetValue: 0.29,
        documentWriteOffDiscountValue: 1.1,
      },
      invoiceItemOuts: [
        { productName: 'SOJA', unitQuantity: 10, unitName: 'SC', documentTotalValue: 1315.5 },
      ],
    });
    expect(cover).toEqual([
      {
        id: 0,
        documentTypeName: 'NF-E',
        documentNumber: '18200',
        partnerPersonName: 'CEREALISTA',
        farmerPersonName: '',
        documentFarmName: '',
        issueDateText: '01/11/2026',
        documentNetValue: 29,
        documentWriteOffDiscountValue: 110,
      },
    ]);
    expect(items).toMatchObject([
      {
        id: 0,
        productName: 'SOJA',
        unitQuantity: 10,
        baseUnitQuantity: null,
        unitName: 'SC',
        baseUnitName: '',
        documentTotalValue: 131_550,
      },
    ]);
    expect(
      readAs(AdditionalWire, { invoiceItems: [{ discountValueFUNRURAL: 13.2, netValue: null }] }),
    ).toMatchObject([{ discountValueFUNRURAL: 1320, netValue: null }]);
    expect(
      readAs(DetailsWire, { expenditureDetailOuts: [{ packingSizeA: 20, expenditureValue: '5' }] }),
    ).toEqual([{ id: 0, detailName: '', patrimonyName: '', packingSizeA: '20', expenditureValue: 500 }]);
  });

  it('may be bare lists, nothing, or hold rows that are none', () => {
    expect(readAs(ApportionmentWire, [{ apportionmentPercentage: 60 }, null, 'x', 7])).toMatchObject([
      { id: 0, apportionmentPercentage: 60 },
    ]);
    for (const nothing of [null, '', undefined, {}, { writeOffTradeAccountOuts: null }])
      expect(readAs(WriteOffsWire, nothing)).toEqual([]);
    expect(readAs(CoverAndItemsWire, null)).toEqual({ cover: [], items: null });
    // Items that are not told, or cannot be read, are not 'no items'.
    expect(readAs(CoverAndItemsWire, { resultSetInvoiceDetailedData: null }).items).toBeNull();
    expect(readAs(CoverAndItemsWire, { invoiceItemOuts: ['odd'] }).items).toBeNull();
    expect(readAs(CoverAndItemsWire, { invoiceItemOuts: [] }).items).toEqual([]);
    expect(readAs(InstallmentsWire, { tradeAccountInstallmentOuts: { 0: 'odd' } })).toEqual([]);
    expect(readAs(CoverAndItemsWire, { resultSetInvoiceDetailedData: null }).cover).toEqual([]);
    expect(
      readAs(CoverAndItemsWire, { resultSetInvoiceDetailedData: [{ documentNumber: '1' }] }).cover,
    ).toHaveLength(1);
  });

  it('that are no record are failed calls, not empty documents', () => {
    for (const odd of ['<html>', 7, true, { hello: 1 }]) {
      expect(() => readAs(InstallmentsWire, odd)).toThrow(
        expect.objectContaining({ kind: 'unexpected' }) as Error,
      );
      expect(() => readAs(CoverAndItemsWire, odd)).toThrow(
        expect.objectContaining({ kind: 'unexpected' }) as Error,
      );
    }
  });
});
