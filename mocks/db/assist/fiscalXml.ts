import type { Figures } from './figures';

/** Who stands as the buyer on the invoices. */
export interface Buyer {
  document: string;
  name: string;
}

const money = (value: number) => value.toFixed(2);

function tag(name: string, inner: string | number): string {
  return `<${name}>${inner}</${name}>`;
}

function party(name: 'emit' | 'dest', id: string, who: { document: string; name: string }, rest: string) {
  const kind = who.document.length === 11 ? 'CPF' : 'CNPJ';
  return `<${name}>${tag(kind, who.document)}${tag('xNome', who.name)}<${id}>${tag('xLgr', 'RODOVIA PR 182')}${tag('nro', 'KM 8')}${tag('xBairro', 'INTERIOR')}${rest}</${id}></${name}>`;
}

/** An NF-e (model 55, layout 4.00) inside its protocol, with the element names of the layout. */
export function nfeXml(figures: Figures, buyer: Buyer): string {
  const { issuer, items, total } = figures;
  const place = tag('xMun', issuer.city) + tag('UF', issuer.state);
  const lines = items.map(
    (item, index) =>
      `<det nItem="${index + 1}"><prod>${tag('cProd', 1000 + index)}${tag('cEAN', 'SEM GTIN')}${tag('xProd', item.description)}${tag('NCM', item.ncm)}${tag('CFOP', 5102)}${tag('uCom', item.unit)}${tag('qCom', item.quantity.toFixed(4))}${tag('vUnCom', item.unitPrice.toFixed(10))}${tag('vProd', money(item.totalValue))}${tag('cEANTrib', 'SEM GTIN')}${tag('uTrib', item.unit)}${tag('qTrib', item.quantity.toFixed(4))}${tag('vUnTrib', item.unitPrice.toFixed(10))}${tag('indTot', 1)}</prod><imposto><ICMS><ICMS40>${tag('orig', 0)}${tag('CST', 41)}</ICMS40></ICMS></imposto></det>`,
  );
  const key = figures.accessKey ?? '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00">',
    `<NFe><infNFe versao="4.00" Id="NFe${key}">`,
    `<ide>${tag('cUF', issuer.stateCode)}${tag('cNF', key.slice(35, 43))}${tag('natOp', 'VENDA DE MERCADORIA')}${tag('mod', 55)}${tag('serie', figures.series)}${tag('nNF', figures.number)}${tag('dhEmi', `${figures.issueDate}T10:20:00-03:00`)}${tag('tpNF', 1)}${tag('idDest', 1)}${tag('tpImp', 1)}${tag('tpEmis', 1)}${tag('cDV', key.slice(43))}${tag('tpAmb', 1)}${tag('finNFe', 1)}</ide>`,
    party('emit', 'enderEmit', issuer, place),
    party('dest', 'enderDest', buyer, place),
    ...lines,
    `<total><ICMSTot>${tag('vBC', '0.00')}${tag('vICMS', '0.00')}${tag('vProd', money(total))}${tag('vFrete', '0.00')}${tag('vDesc', '0.00')}${tag('vOutro', '0.00')}${tag('vNF', money(total))}</ICMSTot></total>`,
    `<transp>${tag('modFrete', 9)}</transp>`,
    `<cobr><fat>${tag('nFat', figures.number)}${tag('vOrig', money(total))}${tag('vLiq', money(total))}</fat><dup>${tag('nDup', '001')}${tag('dVenc', figures.dueDate)}${tag('vDup', money(total))}</dup></cobr>`,
    `<pag><detPag>${tag('indPag', 1)}${tag('tPag', 15)}${tag('vPag', money(total))}</detPag></pag>`,
    `<infAdic>${tag('infCpl', 'PEDIDO RETIRADO PELO PRODUTOR.')}</infAdic>`,
    '</infNFe></NFe>',
    `<protNFe versao="4.00"><infProt>${tag('tpAmb', 1)}${tag('chNFe', key)}${tag('dhRecbto', `${figures.issueDate}T10:20:05-03:00`)}${tag('nProt', '141260000012345')}${tag('cStat', 100)}${tag('xMotivo', 'Autorizado o uso da NF-e')}</infProt></protNFe>`,
    '</nfeProc>',
  ].join('\n');
}

/** An NFS-e of the common municipal layout (ABRASF 2.04). */
export function nfseXml(figures: Figures, buyer: Buyer): string {
  const { issuer, items, total } = figures;
  const id = (document: string) => tag(document.length === 11 ? 'Cpf' : 'Cnpj', document);
  const description = items.map((item) => `${item.description} - ${item.quantity} ${item.unit}`).join('; ');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<CompNfse xmlns="http://www.abrasf.org.br/nfse.xsd"><Nfse versao="2.04">',
    `<InfNfse Id="nfse${figures.number}">${tag('Numero', figures.number)}${tag('CodigoVerificacao', 'A1B2C3D4E')}${tag('DataEmissao', `${figures.issueDate}T09:00:00`)}`,
    `<ValoresNfse>${tag('BaseCalculo', money(total))}${tag('Aliquota', '2.00')}${tag('ValorIss', money(total * 0.02))}${tag('ValorLiquidoNfse', money(total))}</ValoresNfse>`,
    `<PrestadorServico><IdentificacaoPrestador><CpfCnpj>${id(issuer.document)}</CpfCnpj></IdentificacaoPrestador>${tag('RazaoSocial', issuer.name)}<Endereco>${tag('Uf', issuer.state)}</Endereco></PrestadorServico>`,
    `<DeclaracaoPrestacaoServico><InfDeclaracaoPrestacaoServico>${tag('Competencia', figures.issueDate)}`,
    `<Servico><Valores>${tag('ValorServicos', money(total))}${tag('ValorIss', money(total * 0.02))}</Valores>${tag('IssRetido', 2)}${tag('ItemListaServico', '07.16')}${tag('Discriminacao', description)}</Servico>`,
    `<Tomador><IdentificacaoTomador><CpfCnpj>${id(buyer.document)}</CpfCnpj></IdentificacaoTomador>${tag('RazaoSocial', buyer.name)}</Tomador>`,
    '</InfDeclaracaoPrestacaoServico></DeclaracaoPrestacaoServico></InfNfse></Nfse></CompNfse>',
  ].join('\n');
}
