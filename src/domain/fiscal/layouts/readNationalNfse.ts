import type { FiscalInvoice, FiscalMark, FiscalParty, FiscalTotals } from '@/domain/fiscal/fiscalTypes';
import { readTaxes } from '@/domain/fiscal/layouts/goodsTotals';
import { stateOfCode } from '@/domain/fiscal/layouts/stateCodes';
import { sumOf } from '@/domain/fiscal/layouts/sumOf';
import {
  at,
  joined,
  numberAt,
  obligatory,
  plainDocument,
  plainNumber,
  readDay,
  textAt,
} from '@/domain/fiscal/layouts/xmlQuery';
import type { XmlElement } from '@/platform/format/xml/parseXml';

type Maybe = XmlElement | undefined;

/** `emit` has a flat `enderNac`; in the declaration the street stands in `end` and the city in `end/endNac`. */
function readParty(element: Maybe): FiscalParty | null {
  if (!element) return null;
  const flat = at(element, 'enderNac');
  const address = flat ?? at(element, 'end');
  const place = flat ?? at(address, 'endNac');
  return {
    name: textAt(element, 'xNome'),
    document: plainDocument(textAt(element, 'CNPJ') ?? textAt(element, 'CPF')),
    stateRegistration: null,
    address: joined(['xLgr', 'nro', 'xCpl', 'xBairro'].map((name) => textAt(address, name))),
    city: textAt(address, 'endExt', 'xCidade'),
    state: textAt(place, 'UF') ?? stateOfCode(textAt(place, 'cMun')),
  };
}

/** Who serves: the declaration may leave out what the tax office's own part of the invoice says of its issuer. */
function readProvider(invoice: Maybe, declaration: Maybe): FiscalParty {
  const provider = readParty(at(declaration, 'prest'));
  const issuer = readParty(at(invoice, 'emit'));
  const same = issuer && (!provider || provider.document === issuer.document);
  if (!same) return obligatory(provider);
  return {
    name: issuer.name ?? provider?.name ?? null,
    document: issuer.document ?? provider?.document ?? null,
    stateRegistration: null,
    address: issuer.address ?? provider?.address ?? null,
    city: textAt(invoice, 'xLocEmi') ?? issuer.city,
    state: issuer.state ?? provider?.state ?? null,
  };
}

const ISS_RETAINED = ['2', '3'];

function readTotals(invoice: Maybe, declaration: Maybe): FiscalTotals {
  const values = at(declaration, 'valores');
  const taxes = at(values, 'trib');
  const services = obligatory(numberAt(values, 'vServPrest', 'vServ'));
  const discount = numberAt(values, 'vDescCondIncond', 'vDescIncond') ?? 0;
  const issRetained = ISS_RETAINED.includes(textAt(taxes, 'tribMun', 'tpRetISSQN') ?? '');
  const net = numberAt(invoice, 'valores', 'vLiq');
  return {
    items: services,
    discount,
    freight: 0,
    other: 0,
    taxes: [
      ...readTaxes(at(invoice, 'valores'), [['ISS', ['vISSQN'], issRetained]]),
      ...readTaxes(taxes, [
        ['PIS', ['tribFed', 'piscofins', 'vPis']],
        ['COFINS', ['tribFed', 'piscofins', 'vCofins']],
        ['INSS', ['tribFed', 'vRetCP'], true],
        ['IRRF', ['tribFed', 'vRetIRRF'], true],
        ['CSLL', ['tribFed', 'vRetCSLL'], true],
      ]),
      ...readTaxes(at(invoice, 'IBSCBS', 'totCIBS'), [
        ['IBS', ['gIBS', 'vIBSTot']],
        ['CBS', ['gCBS', 'vCBS']],
      ]),
    ],
    total: sumOf([services, -discount]),
    ...(net === null ? {} : { net }),
  };
}

function readMarks(invoice: Maybe, declaration: Maybe): FiscalMark[] {
  const marks: FiscalMark[] = [];
  if (!invoice) marks.push('unproven');
  if (textAt(declaration, 'tpAmb') === '2') marks.push('test');
  return marks;
}

/**
 * The national service invoice, or the declaration alone (DPS), which is none yet.
 * Source: Sistema Nacional NFS-e, layout of DPS and NFS-e 1.00 and 1.01.
 * @param invoice `infNFSe`. @param declaration `infDPS`. Throws `NotInvoice`.
 */
export function readNationalNfse(invoice: Maybe, declaration: Maybe): FiscalInvoice {
  const service = at(declaration, 'serv');
  const description = obligatory(textAt(service, 'cServ', 'xDescServ'));
  const totals = readTotals(invoice, declaration);
  const id = invoice?.attributes.find(([name]) => name === 'Id')?.[1] ?? '';
  const number = invoice ? textAt(invoice, 'nNFSe') : textAt(declaration, 'nDPS');
  return {
    kind: 'nfse',
    key: /^NFS([0-9A-Z]{50})$/.exec(id)?.[1] ?? null,
    number: obligatory(plainNumber(number)),
    series: plainNumber(textAt(declaration, 'serie')),
    issueDate: obligatory(readDay(textAt(invoice, 'dhProc') ?? textAt(declaration, 'dhEmi'))),
    operation: textAt(invoice, 'xTribNac') ?? description,
    issuer: readProvider(invoice, declaration),
    recipient: readParty(at(declaration, 'toma')),
    items: [
      {
        code: textAt(service, 'cServ', 'cTribNac'),
        description,
        ncm: null,
        cfop: null,
        unit: null,
        quantity: 1,
        unitPrice: totals.items,
        totalValue: totals.items,
      },
    ],
    totals,
    payments: [],
    observation: joined(
      [textAt(service, 'infoCompl', 'xInfComp'), textAt(invoice, 'valores', 'xOutInf')],
      '\n',
    ),
    protocol: null,
    marks: readMarks(invoice, declaration),
  };
}
