import type { FiscalInvoice, FiscalItem, FiscalMark } from '@/domain/fiscal/fiscalTypes';
import { readGoodsPayments, saysNothingPaid } from '@/domain/fiscal/layouts/goodsPayments';
import { readParty } from '@/domain/fiscal/layouts/goodsParty';
import { proofMarks } from '@/domain/fiscal/layouts/proofMarks';
import { readGoodsTotals } from '@/domain/fiscal/layouts/goodsTotals';
import { isOutside, worthOfItems } from '@/domain/fiscal/layouts/goodsWorth';
import {
  at,
  childrenNamed,
  joined,
  NotInvoice,
  numberAt,
  obligatory,
  plainNumber,
  readDay,
  textAt,
} from '@/domain/fiscal/layouts/xmlQuery';
import type { XmlElement } from '@/platform/format/xml/parseXml';

function readItem(line: XmlElement): FiscalItem {
  const goods = at(line, 'prod');
  const ncm = textAt(goods, 'NCM');
  return {
    code: textAt(goods, 'cProd'),
    description: obligatory(textAt(goods, 'xProd')),
    // Two zeros stand for a service.
    ncm: ncm === '00' ? null : ncm,
    cfop: textAt(goods, 'CFOP'),
    unit: textAt(goods, 'uCom'),
    quantity: obligatory(numberAt(goods, 'qCom')),
    unitPrice: obligatory(numberAt(goods, 'vUnCom')),
    totalValue: obligatory(numberAt(goods, 'vProd')),
    ...(isOutside(line) ? { outside: true } : {}),
  };
}

const PURPOSES: Readonly<Record<string, FiscalMark>> = { 2: 'complement', 3: 'adjustment', 4: 'return' };
/** The layout has room for no more; a page could not show a file's worth of them. */
const MOST_ITEMS = 990;
function readMarks(head: XmlElement, proof: XmlElement | undefined): FiscalMark[] {
  const marks = proofMarks(proof);
  if (textAt(head, 'tpAmb') === '2') marks.push('test');
  if (textAt(head, 'tpNF') === '0') marks.push('entry');
  const purpose = PURPOSES[textAt(head, 'finNFe') ?? ''];
  return purpose ? [...marks, purpose] : marks;
}

/** The key stands in the invoice's Id behind 'NFe' (some writers leave that out), and again in the authorisation. */
function readKey(invoice: XmlElement, proof: XmlElement | undefined): string | null {
  const id = invoice.attributes.find(([name]) => name === 'Id')?.[1] ?? '';
  const key = /^(?:NFe)?([0-9A-Z]{44})$/.exec(id)?.[1] ?? textAt(proof, 'chNFe');
  return key && /^[0-9A-Z]{44}$/.test(key) ? key : null;
}

/**
 * An invoice of goods (model 55) or a consumer's one (65).
 * Source: Manual de Orientação do Contribuinte 7.0, annex I (layout 4.00), with the technical notes on the
 * alphanumeric CNPJ (2025.001) and on IBS and CBS (2025.002).
 * @param invoice `infNFe`. @param proof `infProt`, the tax office's answer. Throws `NotInvoice`.
 */
export function readNfe(invoice: XmlElement, proof: XmlElement | undefined): FiscalInvoice {
  const head = obligatory(at(invoice, 'ide'));
  const model = textAt(head, 'mod');
  if (model !== '55' && model !== '65') throw new NotInvoice();
  const lines = childrenNamed(invoice, 'det');
  if (lines.length > MOST_ITEMS) throw new NotInvoice();
  const goods = lines.map(readItem);
  const totals = readGoodsTotals(at(invoice, 'total'), goods);
  const worth = worthOfItems(lines, totals.total);
  const items = goods.map((item, index) => ({ ...item, worth: worth[index] }));
  const payments = readGoodsPayments(invoice);
  return {
    kind: model === '55' ? 'nfe' : 'nfce',
    key: readKey(invoice, proof),
    number: obligatory(plainNumber(textAt(head, 'nNF'))),
    series: plainNumber(textAt(head, 'serie')),
    issueDate: obligatory(readDay(textAt(head, 'dhEmi') ?? textAt(head, 'dEmi'))),
    operation: textAt(head, 'natOp'),
    issuer: obligatory(readParty(at(invoice, 'emit'), 'enderEmit')),
    recipient: readParty(at(invoice, 'dest'), 'enderDest'),
    items,
    totals,
    payments,
    ...(payments.length === 0 && saysNothingPaid(invoice) ? { nothingPaid: true } : {}),
    observation: joined(
      [textAt(invoice, 'infAdic', 'infCpl'), textAt(invoice, 'infAdic', 'infAdFisco')],
      '\n',
    ),
    protocol: textAt(proof, 'nProt'),
    marks: readMarks(head, proof),
  };
}
