import type {
  FiscalInvoice,
  FiscalItem,
  FiscalMark,
  FiscalParty,
  FiscalTotals,
} from '@/domain/fiscal/fiscalTypes';
import { readTaxes } from '@/domain/fiscal/layouts/goodsTotals';
import { stateOfCode } from '@/domain/fiscal/layouts/stateCodes';
import { sumOf } from '@/domain/fiscal/layouts/sumOf';
import {
  at,
  childrenNamed,
  joined,
  numberAt,
  obligatory,
  plainDocument,
  plainNumber,
  readDay,
  textAt,
} from '@/domain/fiscal/layouts/xmlQuery';
import type { XmlElement } from '@/platform/format/xml/parseXml';
import { allNamed } from '@/platform/format/xml/xmlNames';

type Maybe = XmlElement | undefined;

/** The document stands in `Identificacao…/CpfCnpj`, in `CpfCnpj`, or (layout 1) in `Identificacao…/Cnpj`. */
function readDocument(party: XmlElement): string | null {
  const found = ['Cnpj', 'Cpf'].flatMap((name) => allNamed(party, name));
  return plainDocument(found[0]?.text ?? null);
}

function readParty(party: Maybe): FiscalParty | null {
  if (!party) return null;
  const address = at(party, 'Endereco');
  return {
    name: textAt(party, 'RazaoSocial'),
    document: readDocument(party),
    stateRegistration: null,
    address: joined(['Endereco', 'Numero', 'Complemento', 'Bairro'].map((name) => textAt(address, name))),
    city: textAt(address, 'Municipio') ?? textAt(address, 'xMun'),
    state: textAt(address, 'Uf') ?? stateOfCode(textAt(address, 'CodigoMunicipio')),
  };
}

/** The city's part names the provider in full, the declaration often by number alone. */
function readProvider(invoice: Maybe, declaration: Maybe): FiscalParty {
  const full = readParty(at(invoice, 'PrestadorServico') ?? at(invoice, 'DadosPrestador'));
  const declared = readParty(at(declaration, 'Prestador'));
  if (!full) return obligatory(declared);
  return { ...full, document: full.document ?? declared?.document ?? null };
}

function readService(service: XmlElement): FiscalItem {
  const value = obligatory(numberAt(service, 'Valores', 'ValorServicos'));
  return {
    code: textAt(service, 'ItemListaServico'),
    description: obligatory(textAt(service, 'Discriminacao')),
    ncm: null,
    cfop: null,
    unit: null,
    quantity: 1,
    unitPrice: value,
    totalValue: value,
  };
}

const YES = '1';

function readTotals(
  services: readonly XmlElement[],
  items: readonly FiscalItem[],
  invoice: Maybe,
): FiscalTotals {
  const sum = (name: string) => sumOf(services.map((service) => numberAt(service, 'Valores', name) ?? 0));
  const gross = sumOf(items.map(({ totalValue }) => totalValue));
  const discount = sum('DescontoIncondicionado');
  const first = services[0];
  const retained = (textAt(first, 'IssRetido') ?? textAt(first, 'Valores', 'IssRetido')) === YES;
  const iss = numberAt(invoice, 'ValoresNfse', 'ValorIss') ?? sum('ValorIss');
  const net =
    numberAt(invoice, 'ValoresNfse', 'ValorLiquidoNfse') ?? numberAt(first, 'Valores', 'ValorLiquidoNfse');
  return {
    items: gross,
    discount,
    freight: 0,
    other: 0,
    taxes: [
      ...(iss > 0 ? [{ name: 'ISS', value: iss, ...(retained ? { retained } : {}) }] : []),
      ...services.flatMap((service) =>
        readTaxes(at(service, 'Valores'), [
          ['PIS', ['ValorPis'], true],
          ['COFINS', ['ValorCofins'], true],
          ['INSS', ['ValorInss'], true],
          ['IRRF', ['ValorIr'], true],
          ['CSLL', ['ValorCsll'], true],
          ['other', ['OutrasRetencoes'], true],
        ]),
      ),
    ],
    total: sumOf([gross, -discount]),
    ...(net === null ? {} : { net }),
  };
}

/** Where an invoice and its declaration are found. `invoice` is missing in what was only sent to the city (RPS). */
export interface AbrasfParts {
  /** `InfNfse`. */
  readonly invoice: Maybe;
  /** `InfDeclaracaoPrestacaoServico`; in layout 1 its parts stand in the invoice itself. */
  readonly declaration: Maybe;
  readonly cancelled: boolean;
}

/**
 * A city's service invoice, or the provisional receipt alone (RPS), which is none yet.
 * Source: ABRASF, Modelo Conceitual and XML schema of the NFS-e 2.01 to 2.04; 1.00 differs in where parts stand.
 * Throws `NotInvoice`.
 */
export function readAbrasfNfse({ invoice, declaration, cancelled }: AbrasfParts): FiscalInvoice {
  const body = declaration ?? invoice;
  const services = childrenNamed(body, 'Servico');
  const items = services.map(readService);
  obligatory(items[0]);
  const receipt = at(body, 'Rps') ?? at(body, 'IdentificacaoRps') ?? body;
  const identity = at(receipt, 'IdentificacaoRps') ?? receipt;
  const marks: FiscalMark[] = [
    ...(invoice ? [] : ['unproven' as const]),
    ...(cancelled ? ['cancelled' as const] : []),
  ];
  const issued = readDay(textAt(invoice, 'DataEmissao')) ?? readDay(textAt(receipt, 'DataEmissao'));
  return {
    kind: 'nfse',
    key: null,
    number: obligatory(plainNumber(invoice ? textAt(invoice, 'Numero') : textAt(identity, 'Numero'))),
    series: textAt(identity, 'Serie'),
    issueDate: obligatory(issued ?? readDay(textAt(body, 'Competencia'))),
    operation: textAt(invoice, 'DescricaoCodigoTributacaoMunicipio') ?? items[0]?.description ?? null,
    issuer: readProvider(invoice, body),
    recipient: readParty(at(body, 'Tomador') ?? at(body, 'TomadorServico')),
    items,
    totals: readTotals(services, items, invoice),
    payments: [],
    observation: joined(
      [textAt(invoice, 'OutrasInformacoes'), textAt(body, 'InformacoesComplementares')],
      '\n',
    ),
    protocol: textAt(invoice, 'CodigoVerificacao'),
    marks,
  };
}
