import type { FiscalItem, FiscalTax, FiscalTotals } from '@/domain/fiscal/fiscalTypes';
import { extrasOfTotals } from '@/domain/fiscal/layouts/goodsWorth';
import { sumOf } from '@/domain/fiscal/layouts/sumOf';
import { at, numberAt, obligatory } from '@/domain/fiscal/layouts/xmlQuery';
import type { XmlElement } from '@/platform/format/xml/parseXml';

type Source = readonly [name: string, path: readonly string[], retained?: boolean];

const TAXES: readonly Source[] = [
  ['ICMS', ['ICMSTot', 'vICMS']],
  ['ICMS-ST', ['ICMSTot', 'vST']],
  ['ICMS-MONO', ['ICMSTot', 'vICMSMono']],
  ['ICMS-DIFAL', ['ICMSTot', 'vICMSUFDest']],
  ['FCP', ['ICMSTot', 'vFCP']],
  ['FCP-ST', ['ICMSTot', 'vFCPST']],
  ['II', ['ICMSTot', 'vII']],
  ['IPI', ['ICMSTot', 'vIPI']],
  ['PIS', ['ICMSTot', 'vPIS']],
  ['COFINS', ['ICMSTot', 'vCOFINS']],
  ['ISS', ['ISSQNtot', 'vISS']],
  ['IS', ['ISTot', 'vIS']],
  ['IBS', ['IBSCBSTot', 'gIBS', 'vIBS']],
  ['CBS', ['IBSCBSTot', 'gCBS', 'vCBS']],
  ['PIS', ['retTrib', 'vRetPIS'], true],
  ['COFINS', ['retTrib', 'vRetCOFINS'], true],
  ['CSLL', ['retTrib', 'vRetCSLL'], true],
  ['IRRF', ['retTrib', 'vIRRF'], true],
  ['INSS', ['retTrib', 'vRetPrev'], true],
];

/** Reads taxes from where they stand; those that are zero or missing are left out. */
export function readTaxes(element: XmlElement | undefined, sources: readonly Source[]): FiscalTax[] {
  return sources.flatMap(([name, path, retained]) => {
    const value = numberAt(element, ...path) ?? 0;
    if (value <= 0) return [];
    return [retained ? { name, value, retained } : { name, value }];
  });
}

/** Totals of an invoice of goods. One that says neither a total nor an item has none to be trusted. */
export function readGoodsTotals(totals: XmlElement | undefined, items: readonly FiscalItem[]): FiscalTotals {
  const goods = at(totals, 'ICMSTot');
  const charged = items.filter(({ outside }) => outside !== true);
  const ofItems = items.length > 0 ? sumOf(charged.map(({ totalValue }) => totalValue)) : null;
  const services = numberAt(totals, 'ISSQNtot', 'vServ') ?? 0;
  const written = numberAt(goods, 'vProd');
  const worth = written === null ? (ofItems ?? 0) : sumOf([written, services]);
  const total = obligatory(numberAt(goods, 'vNF') ?? ofItems);
  return {
    items: worth,
    discount: numberAt(goods, 'vDesc') ?? 0,
    freight: numberAt(goods, 'vFrete') ?? 0,
    other: sumOf([numberAt(goods, 'vSeg') ?? 0, numberAt(goods, 'vOutro') ?? 0]),
    taxes: readTaxes(totals, TAXES),
    total,
    extras: extrasOfTotals(goods, worth, total),
  };
}
