import type { InvoiceFigures } from '../../db/ruralInvoices/invoiceFigures';
import { destinationOf, itemCents } from '../../db/ruralInvoices/invoiceFigures';
import type { Address, IssuerSnapshot, RuralInvoiceRow } from '../../db/ruralInvoices/ruralInvoiceTypes';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
const tag = (name: string, value: string | number) => `<${name}>${escaped(String(value))}</${name}>`;
const given = (name: string, value: string) => (value === '' ? '' : tag(name, value));
const money = (cents: number) => (cents / 100).toFixed(2);

const DESTINATIONS: Readonly<Record<string, string>> = { INSIDE: '1', OUTSIDE: '2', ABROAD: '3' };
const PURPOSES: Readonly<Record<string, string>> = {
  NORMAL: '1',
  COMPLEMENT: '2',
  ADJUSTMENT: '3',
  RETURN: '4',
};
const TAXPAYERS: Readonly<Record<string, string>> = { REGISTERED: '1', EXEMPT: '2', NONE: '9' };
const FREIGHTS: Readonly<Record<string, string>> = {
  ISSUER: '0',
  RECIPIENT: '1',
  THIRD_PARTY: '2',
  OWN_ISSUER: '3',
  OWN_RECIPIENT: '4',
  NONE: '9',
};

const addressOf = (name: string, address: Address) =>
  `<${name}>${tag('xLgr', address.street)}${tag('nro', address.number)}${given('xCpl', address.complement)}` +
  `${tag('xBairro', address.district)}${tag('cMun', address.cityCode)}${tag('xMun', address.city)}` +
  `${tag('UF', address.state)}${given('CEP', address.zip)}${tag('cPais', address.countryCode)}` +
  `${tag('xPais', address.country)}${given('fone', address.phone)}</${name}>`;

const documentOf = (document: string) => tag(document.length === 11 ? 'CPF' : 'CNPJ', document);

/** The file of an authorised invoice, layout 4.00, without the signature that only the server of the product makes. */
export function xmlOf(
  row: RuralInvoiceRow,
  issuer: IssuerSnapshot | null,
  { totals }: InvoiceFigures,
): string {
  const { recipient, freight, payment } = row;
  const key = row.accessKey ?? '';
  const state = key.slice(0, 2);
  const items = row.items
    .map((item, at) => {
      const cents = itemCents(item) ?? 0;
      return (
        `<det nItem="${at + 1}"><prod>${tag('cProd', item.code)}${tag('cEAN', 'SEM GTIN')}` +
        `${tag('xProd', item.description)}${tag('NCM', item.ncm)}${given('cBenef', item.icms.benefitCode)}` +
        `${tag('CFOP', item.cfop)}${tag('uCom', item.unit)}${tag('qCom', (item.quantity ?? 0).toFixed(4))}` +
        `${tag('vUnCom', (item.unitPrice ?? 0).toFixed(10))}${tag('vProd', money(cents))}` +
        `${tag('cEANTrib', 'SEM GTIN')}${tag('uTrib', item.unit)}${tag('qTrib', (item.quantity ?? 0).toFixed(4))}` +
        tag('vUnTrib', (item.unitPrice ?? 0).toFixed(10)) +
        `${item.discount > 0 ? tag('vDesc', item.discount.toFixed(2)) : ''}${tag('indTot', 1)}</prod>` +
        `<imposto><ICMS><ICMS40>${tag('orig', item.icms.origin)}${tag('CST', item.icms.situation)}</ICMS40></ICMS></imposto></det>`
      );
    })
    .join('');
  const total = totals.total ?? 0;
  return (
    `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00">` +
    `<NFe><infNFe Id="NFe${key}" versao="4.00"><ide>${tag('cUF', state)}${tag('cNF', key.slice(35, 43))}` +
    `${tag('natOp', row.nature.name)}${tag('mod', '55')}${tag('serie', row.series ?? 0)}${tag('nNF', row.number ?? 0)}` +
    `${tag('dhEmi', row.issuedAt ?? '')}${tag('tpNF', 1)}` +
    tag('idDest', DESTINATIONS[destinationOf(issuer?.address.state ?? '', recipient)] ?? '1') +
    `${tag('cMunFG', issuer?.address.cityCode ?? '')}${tag('tpImp', 1)}${tag('tpEmis', 1)}${tag('cDV', key.slice(43))}` +
    `${tag('tpAmb', row.environment === 'TEST' ? 2 : 1)}${tag('finNFe', PURPOSES[row.nature.purpose] ?? '1')}` +
    `${tag('indFinal', 0)}${tag('indPres', 9)}${tag('procEmi', 0)}${tag('verProc', 'DEMO')}` +
    `${row.referencedKeys.map((one) => `<NFref>${tag('refNFe', one)}</NFref>`).join('')}</ide>` +
    `<emit>${documentOf(issuer?.document ?? '')}${tag('xNome', issuer?.name ?? '')}` +
    `${issuer ? addressOf('enderEmit', issuer.address) : ''}${tag('IE', issuer?.stateRegistration ?? '')}${tag('CRT', 3)}</emit>` +
    `<dest>${recipient.kind === 'FOREIGN' ? tag('idEstrangeiro', recipient.document) : documentOf(recipient.document)}` +
    `${tag('xNome', recipient.name)}${addressOf('enderDest', recipient.address)}` +
    `${tag('indIEDest', TAXPAYERS[recipient.taxpayer] ?? '9')}${given('IE', recipient.stateRegistration)}</dest>` +
    `${items}<total><ICMSTot>${tag('vBC', money(totals.icmsBase))}${tag('vICMS', money(totals.icms))}` +
    `${tag('vProd', money(totals.items ?? 0))}${tag('vFrete', money(totals.freight))}${tag('vDesc', money(totals.discount))}` +
    `${tag('vOutro', '0.00')}${tag('vNF', money(total))}</ICMSTot></total>` +
    `<transp>${tag('modFrete', FREIGHTS[freight.mode] ?? '9')}` +
    (freight.plate === ''
      ? ''
      : `<veicTransp>${tag('placa', freight.plate)}${given('UF', freight.plateState)}</veicTransp>`) +
    `${freight.grossWeight === null ? '' : `<vol>${tag('pesoL', (freight.netWeight ?? 0).toFixed(3))}${tag('pesoB', freight.grossWeight.toFixed(3))}</vol>`}</transp>` +
    `<pag><detPag>${tag('tPag', payment.form)}${tag('vPag', payment.form === '90' ? '0.00' : money(total))}</detPag></pag>` +
    `<infAdic>${given('infAdFisco', row.taxOfficeNote)}${given('infCpl', row.buyerNote)}</infAdic></infNFe></NFe>` +
    `<protNFe versao="4.00"><infProt>${tag('tpAmb', row.environment === 'TEST' ? 2 : 1)}${tag('chNFe', key)}` +
    `${tag('dhRecbto', row.authorizedAt ?? '')}${tag('nProt', row.protocol ?? '')}${tag('cStat', 100)}` +
    `${tag('xMotivo', 'Autorizado o uso da NF-e')}</infProt></protNFe></nfeProc>`
  );
}
