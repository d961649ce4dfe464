import { sumOf } from '@/domain/fiscal/layouts/sumOf';
import { at, numberAt, textAt } from '@/domain/fiscal/layouts/xmlQuery';
import type { XmlElement } from '@/platform/format/xml/parseXml';

type Maybe = XmlElement | undefined;

const YES = '1';
const NO = '0';

/** Exempted ICMS of an item, unless the item says that it is not taken off its price. */
function exempted(line: XmlElement): number {
  const icms = at(line, 'imposto', 'ICMS')?.children[0];
  return textAt(icms, 'indDeduzDeson') === NO ? 0 : (numberAt(icms, 'vICMSDeson') ?? 0);
}

/** Social taxes by substitution count only where the item says so. */
function substituted(line: XmlElement, tax: 'PIS' | 'COFINS'): number {
  const group = at(line, 'imposto', `${tax}ST`);
  return textAt(group, `indSoma${tax}ST`) === YES ? (numberAt(group, `v${tax}`) ?? 0) : 0;
}

/** What one item says that comes on top of its value, less its discount. Reais. */
function extrasOf(line: XmlElement): number {
  const goods = at(line, 'prod');
  const taxes = at(line, 'imposto');
  const icms = at(taxes, 'ICMS')?.children[0];
  const read = (from: Maybe, ...path: readonly string[]) => numberAt(from, ...path) ?? 0;
  return sumOf([
    read(goods, 'vFrete'),
    read(goods, 'vSeg'),
    read(goods, 'vOutro'),
    -read(goods, 'vDesc'),
    read(icms, 'vICMSST'),
    read(icms, 'vFCPST'),
    read(icms, 'vICMSMonoReten'),
    read(taxes, 'IPI', 'IPITrib', 'vIPI'),
    read(taxes, 'II', 'vII'),
    read(line, 'impostoDevol', 'IPI', 'vIPIDevol'),
    substituted(line, 'PIS'),
    substituted(line, 'COFINS'),
  ]);
}

export function isOutside(line: XmlElement): boolean {
  return textAt(line, 'prod', 'indTot') === NO;
}

/** Value of an item as far as it counts in the totals. */
const counted = (line: XmlElement) => (isOutside(line) ? 0 : (numberAt(line, 'prod', 'vProd') ?? 0));

/**
 * What each item adds to the total (vNF): vProd + vFrete + vSeg + vOutro − vDesc + vICMSST + vFCPST + vICMSMonoReten +
 * vIPI + vIPIDevol + vII. Exempted ICMS (vICMSDeson) is taken off only where the total shows that it was: issuers differ.
 * Source: Manual de Orientação do Contribuinte 7.0, annex I, rule W16-10 (composition of vNF), with technical notes
 * 2016.002 (FCP), 2023.001 (single-phase ICMS) and 2023.004 (indDeduzDeson).
 * @param lines `det`. @param total vNF, in reais
 * @returns reais, one for each line
 */
export function worthOfItems(lines: readonly XmlElement[], total: number): number[] {
  const plain = lines.map((line) => sumOf([counted(line), extrasOf(line)]));
  const less = lines.map((line, index) => sumOf([plain[index] ?? 0, -exempted(line)]));
  const distance = (values: readonly number[]) => Math.abs(sumOf([...values, -total]));
  return distance(less) < distance(plain) ? less : plain;
}

/** The same of the totals (`ICMSTot`), as they write it. Reais; negative where discounts prevail. */
export function extrasOfTotals(goods: Maybe, items: number, total: number): number {
  const read = (name: string) => numberAt(goods, name) ?? 0;
  const plain = sumOf([
    read('vFrete'),
    read('vSeg'),
    read('vOutro'),
    -read('vDesc'),
    read('vST'),
    read('vFCPST'),
    read('vICMSMonoReten'),
    read('vIPI'),
    read('vIPIDevol'),
    read('vII'),
  ]);
  const less = sumOf([plain, -read('vICMSDeson')]);
  const distance = (extras: number) => Math.abs(sumOf([items, extras, -total]));
  return distance(less) < distance(plain) ? less : plain;
}
