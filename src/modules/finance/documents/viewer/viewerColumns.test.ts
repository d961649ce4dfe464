import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { coverColumns } from './viewerColumns';

const t = ((key: string) => key) as unknown as TFunction<'financeDocuments'>;
const row = {
  id: 1,
  documentTypeName: 'NF-E',
  documentNumber: '1',
  partnerPersonName: 'AGROINSUMOS OESTE COMERCIO DE DEFENSIVOS LTDA',
  farmerPersonName: 'JOAO',
  documentFarmName: 'FAZENDA SANTA RITA DE CASSIA',
  issueDateText: '',
  documentNetValue: 0,
  documentWriteOffDiscountValue: 0,
};

describe('the cover of a document', () => {
  it('gives its names the room that they need, within bounds', () => {
    const widths = coverColumns(t, [row]).map(({ width = 0 }) => width);
    expect(widths[0]).toBeGreaterThan(8 * row.partnerPersonName.length);
    expect(widths[1]).toBe(160);
    expect(widths[2]).toBeGreaterThan(8 * row.documentFarmName.length);
    const endless = coverColumns(t, [{ ...row, partnerPersonName: 'X'.repeat(300) }]);
    expect(endless[0]?.width).toBeLessThan(500);
  });
});
