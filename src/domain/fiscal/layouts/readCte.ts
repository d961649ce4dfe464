import type { FiscalInvoice, FiscalMark, FiscalParty } from '@/domain/fiscal/fiscalTypes';
import { readParty } from '@/domain/fiscal/layouts/goodsParty';
import { readTaxes } from '@/domain/fiscal/layouts/goodsTotals';
import { proofMarks } from '@/domain/fiscal/layouts/proofMarks';
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

type Maybe = XmlElement | undefined;

/** Who pays by the code of `toma3`: sender, dispatcher, receiver or consignee. */
const PAYERS: Readonly<Record<string, readonly [element: string, address: string]>> = {
  0: ['rem', 'enderReme'],
  1: ['exped', 'enderExped'],
  2: ['receb', 'enderReceb'],
  3: ['dest', 'enderDest'],
};

/** Who has the goods carried and pays for it: one of the parties, or somebody named for that alone (`toma4`). */
function readPayer(freight: XmlElement, head: XmlElement): FiscalParty | null {
  const other = at(head, 'toma4');
  if (other) return readParty(other, 'enderToma');
  const [element = '', address = ''] = PAYERS[textAt(head, 'toma3', 'toma') ?? ''] ?? [];
  return readParty(at(freight, element), address);
}

/** From where to where: 'TOLEDO/PR - PARANAGUA/PR'. */
function routeOf(head: XmlElement): string | null {
  const place = (city: string, state: string) => joined([textAt(head, city), textAt(head, state)], '/');
  return joined([place('xMunIni', 'UFIni'), place('xMunFim', 'UFFim')], ' - ');
}

/** The ICMS stands in a group named by how it is taxed. */
function icmsOf(freight: XmlElement): Maybe {
  return at(freight, 'imp', 'ICMS')?.children[0];
}

function readMarks(head: XmlElement, proof: Maybe): FiscalMark[] {
  const marks = proofMarks(proof);
  if (textAt(head, 'tpAmb') === '2') marks.push('test');
  if (textAt(head, 'tpCTe') === '1') marks.push('complement');
  return marks;
}

function readKey(freight: XmlElement, proof: Maybe): string | null {
  const id = freight.attributes.find(([name]) => name === 'Id')?.[1] ?? '';
  const key = /^(?:CTe)?([0-9A-Z]{44})$/.exec(id)?.[1] ?? textAt(proof, 'chCTe');
  return key && /^[0-9A-Z]{44}$/.test(key) ? key : null;
}

/**
 * The electronic bill of freight (model 57): one service, from the carrier to who pays for it.
 * Source: Manual de Orientação do Contribuinte do CT-e, layouts 3.00 and 4.00.
 * @param freight `infCte`. @param proof `infProt`, the tax office's answer. Throws `NotInvoice`.
 */
export function readCte(freight: XmlElement, proof: Maybe): FiscalInvoice {
  const head = obligatory(at(freight, 'ide'));
  if (textAt(head, 'mod') !== '57') throw new NotInvoice();
  const total = obligatory(numberAt(freight, 'vPrest', 'vTPrest'));
  const net = numberAt(freight, 'vPrest', 'vRec');
  const operation = textAt(head, 'natOp');
  const goods = textAt(freight, 'infCTeNorm', 'infCarga', 'proPred');
  return {
    kind: 'cte',
    key: readKey(freight, proof),
    number: obligatory(plainNumber(textAt(head, 'nCT'))),
    series: plainNumber(textAt(head, 'serie')),
    issueDate: obligatory(readDay(textAt(head, 'dhEmi'))),
    operation,
    issuer: obligatory(readParty(at(freight, 'emit'), 'enderEmit')),
    recipient: readPayer(freight, head),
    items: [
      {
        code: null,
        description: obligatory(joined([goods, routeOf(head)]) ?? operation),
        ncm: null,
        cfop: textAt(head, 'CFOP'),
        unit: null,
        quantity: 1,
        unitPrice: total,
        totalValue: total,
      },
    ],
    totals: {
      items: total,
      discount: 0,
      freight: 0,
      other: 0,
      taxes: readTaxes(icmsOf(freight), [['ICMS', ['vICMS']]]),
      total,
      ...(net === null ? {} : { net }),
    },
    payments: childrenNamed(at(freight, 'infCTeNorm', 'cobr'), 'dup').map((part) => ({
      form: null,
      dueDate: readDay(textAt(part, 'dVenc')),
      value: obligatory(numberAt(part, 'vDup')),
    })),
    observation: textAt(freight, 'compl', 'xObs'),
    protocol: textAt(proof, 'nProt'),
    marks: readMarks(head, proof),
  };
}
