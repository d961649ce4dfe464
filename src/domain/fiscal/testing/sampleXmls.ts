const tag = (name: string, inner: string | number) => `<${name}>${inner}</${name}>`;

interface NfeOptions {
  readonly ide?: string;
  readonly items?: string;
  readonly cobr?: string;
  readonly pag?: string;
  readonly totals?: string;
  readonly status?: string;
  readonly dest?: string;
}

export const SAMPLE_KEY = '41261112ABC34501DE35550010000048211234567897';

const item = `<det nItem="1"><prod><cProd>1001</cProd><cEAN>SEM GTIN</cEAN><xProd>ADUBO NPK 04-14-08</xProd><NCM>31052000</NCM><CFOP>5102</CFOP><uCom>T</uCom><qCom>12.5000</qCom><vUnCom>2380.1234567890</vUnCom><vProd>29751.54</vProd></prod><imposto/></det>
<det nItem="2"><prod><cProd>9</cProd><xProd>FRETE &amp; DESCARGA</xProd><NCM>00</NCM><CFOP>5933</CFOP><uCom>UN</uCom><qCom>1</qCom><vUnCom>100</vUnCom><vProd>100.00</vProd></prod></det>`;

const totals = `<ICMSTot><vBC>0.00</vBC><vICMS>1200.00</vICMS><vST>0.00</vST><vProd>29751.54</vProd><vFrete>150.00</vFrete><vSeg>10.10</vSeg><vDesc>51.54</vDesc><vIPI>0.00</vIPI><vOutro>5.20</vOutro><vNF>29965.30</vNF></ICMSTot><ISSQNtot><vServ>100.00</vServ></ISSQNtot><retTrib><vRetPrev>446.27</vRetPrev></retTrib>`;

/** An authorised NF-e of an issuer with letters in its CNPJ, with what a test wants otherwise. */
export function sampleNfe(options: NfeOptions = {}): string {
  const {
    ide = '<natOp>VENDA DE MERCADORIA</natOp><mod>55</mod><serie>1</serie><nNF>4821</nNF><dhEmi>2026-11-03T23:50:00-03:00</dhEmi><tpNF>1</tpNF><tpAmb>1</tpAmb><finNFe>1</finNFe>',
    dest = '<dest><CPF>52998224725</CPF><xNome>JOSÉ DA SILVA</xNome><enderDest><xLgr>LINHA SÃO PEDRO</xLgr><nro>S/N</nro><xBairro>INTERIOR</xBairro><xMun>TOLEDO</xMun><UF>PR</UF></enderDest><IE>9501234567</IE></dest>',
    cobr = '<cobr><fat><nFat>4821</nFat></fat><dup><nDup>001</nDup><dVenc>2026-12-03</dVenc><vDup>14982.65</vDup></dup><dup><nDup>002</nDup><dVenc>2027-01-03</dVenc><vDup>14982.65</vDup></dup></cobr>',
    pag = '<pag><detPag><indPag>1</indPag><tPag>15</tPag><vPag>29965.30</vPag></detPag></pag>',
    status = '100',
  } = options;
  return `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe versao="4.00" Id="NFe${SAMPLE_KEY}">
<ide><cUF>41</cUF>${ide}</ide>
<emit><CNPJ>12ABC34501DE35</CNPJ><xNome>COOPERATIVA AGROINDUSTRIAL DO VALE &amp; FILIAIS</xNome><enderEmit><xLgr>ROD PR 182</xLgr><nro>KM 8</nro><xBairro>INTERIOR</xBairro><xMun>TOLEDO</xMun><UF>PR</UF></enderEmit><IE>9012345678</IE></emit>
${dest}
${options.items ?? item}
<total>${options.totals ?? totals}</total><transp><modFrete>9</modFrete></transp>
${cobr}${pag}
<infAdic><infAdFisco>FISCO</infAdFisco><infCpl>ENTREGA NA FAZENDA</infCpl></infAdic>
</infNFe></NFe>${status && `<protNFe versao="4.00"><infProt>${tag('chNFe', SAMPLE_KEY)}${tag('nProt', '141260000012345')}${tag('cStat', status)}</infProt></protNFe>`}</nfeProc>`;
}

const declaration = `<DPS versao="1.00"><infDPS Id="DPS411770221122233300018100001000000000000077"><tpAmb>1</tpAmb><dhEmi>2026-10-30T08:00:00-03:00</dhEmi><serie>00001</serie><nDPS>77</nDPS><dCompet>2026-10-30</dCompet><tpEmit>1</tpEmit><cLocEmi>4127700</cLocEmi>
<prest><CNPJ>11222333000181</CNPJ><IM>123</IM><regTrib><opSimpNac>1</opSimpNac></regTrib></prest>
<toma><CPF>52998224725</CPF><xNome>JOSÉ DA SILVA</xNome><end><endNac><cMun>4127700</cMun><CEP>85900000</CEP></endNac><xLgr>LINHA SÃO PEDRO</xLgr><nro>S/N</nro><xBairro>INTERIOR</xBairro></end></toma>
<serv><locPrest><cLocPrestacao>4127700</cLocPrestacao></locPrest><cServ><cTribNac>070101</cTribNac><xDescServ>PULVERIZAÇÃO AÉREA DE 100 HA</xDescServ></cServ><infoCompl><xInfComp>TALHÃO 7</xInfComp></infoCompl></serv>
<valores><vServPrest><vServ>6200.00</vServ></vServPrest><vDescCondIncond><vDescIncond>200.00</vDescIncond></vDescCondIncond><trib><tribMun><tribISSQN>1</tribISSQN><tpRetISSQN>2</tpRetISSQN></tribMun><tribFed><vRetCP>660.00</vRetCP></tribFed></trib></valores></infDPS></DPS>`;

/** The national NFS-e, with ISS and social security kept back. */
export const sampleNationalNfse = `<?xml version="1.0" encoding="UTF-8"?>
<NFSe versao="1.00" xmlns="http://www.sped.fazenda.gov.br/nfse"><infNFSe Id="NFS41277021112223330001810000000000012326101234567890"><xLocEmi>Toledo</xLocEmi><xLocPrestacao>Toledo</xLocPrestacao><nNFSe>123</nNFSe><xTribNac>Aerofotogrametria e pulverização</xTribNac><dhProc>2026-10-31T00:05:00-03:00</dhProc>
<emit><CNPJ>11222333000181</CNPJ><IM>123</IM><xNome>AEROAGRÍCOLA CAMPOS ALTOS LTDA</xNome><enderNac><xLgr>AV BRASIL</xLgr><nro>10</nro><xBairro>CENTRO</xBairro><cMun>4127700</cMun><UF>PR</UF><CEP>85900000</CEP></enderNac></emit>
<valores><vBC>6000.00</vBC><pAliqAplic>2.00</pAliqAplic><vISSQN>120.00</vISSQN><vTotalRet>780.00</vTotalRet><vLiq>5220.00</vLiq></valores>${declaration}</infNFSe></NFSe>`;

export const sampleDps = `<?xml version="1.0" encoding="UTF-8"?>${declaration.replace('<DPS ', '<DPS xmlns="http://www.sped.fazenda.gov.br/nfse" ')}`;

const party = (name: string, id: string, inner: string) => `<${name}>${id}${inner}</${name}>`;
const service =
  '<Servico><Valores><ValorServicos>1850,00</ValorServicos><DescontoIncondicionado>50.00</DescontoIncondicionado><ValorIr>27.00</ValorIr><ValorIss>36.00</ValorIss></Valores><IssRetido>1</IssRetido><ItemListaServico>14.01</ItemListaServico><Discriminacao>MANUTENÇÃO DE COLHEITADEIRA, 10 H</Discriminacao></Servico>';
const abrasfDeclaration = `<InfDeclaracaoPrestacaoServico Id="r1"><Rps><IdentificacaoRps><Numero>55</Numero><Serie>A</Serie><Tipo>1</Tipo></IdentificacaoRps><DataEmissao>2026-11-01</DataEmissao></Rps><Competencia>2026-11-01</Competencia>${service}${party('Prestador', '<CpfCnpj><Cnpj>11.222.333/0001-81</Cnpj></CpfCnpj>', '')}${party('Tomador', '<IdentificacaoTomador><CpfCnpj><Cpf>52998224725</Cpf></CpfCnpj></IdentificacaoTomador>', '<RazaoSocial>JOSÉ DA SILVA</RazaoSocial><Endereco><Endereco>LINHA SÃO PEDRO</Endereco><CodigoMunicipio>4127700</CodigoMunicipio></Endereco>')}</InfDeclaracaoPrestacaoServico>`;
const compNfse = `<CompNfse><Nfse versao="2.04"><InfNfse Id="n9"><Numero>000000901</Numero><CodigoVerificacao>A1B2-C3</CodigoVerificacao><DataEmissao>2026-11-02T09:00:00</DataEmissao><OutrasInformacoes>PAGAR ATÉ O DIA 10</OutrasInformacoes><ValoresNfse><BaseCalculo>1800.00</BaseCalculo><ValorIss>36.00</ValorIss><ValorLiquidoNfse>1737.00</ValorLiquidoNfse></ValoresNfse>${party('PrestadorServico', '', '<RazaoSocial>OFICINA IRMÃOS BRANDT LTDA</RazaoSocial><Endereco><Endereco>RUA A</Endereco><Numero>5</Numero><Uf>PR</Uf></Endereco>')}<DeclaracaoPrestacaoServico>${abrasfDeclaration}</DeclaracaoPrestacaoServico></InfNfse></Nfse></CompNfse>`;

/** ABRASF 2.04 as a file of its own. */
export const sampleAbrasf = `<?xml version="1.0" encoding="UTF-8"?>${compNfse.replace('<CompNfse>', '<CompNfse xmlns="http://www.abrasf.org.br/nfse.xsd">')}`;
/** The same as the city answers it, with prefixes, and cancelled. */
export const sampleCityAnswer =
  `<GerarNfseResposta><ListaNfse>${compNfse.replace('</CompNfse>', '<NfseCancelamento versao="2.04"><Confirmacao/></NfseCancelamento></CompNfse>')}</ListaNfse></GerarNfseResposta>`.replaceAll(
    /<(\/?)(?=[A-Z])/g,
    '<$1ns2:',
  );
/** Only sent to the city: no invoice yet. */
export const sampleRps = `<GerarNfseEnvio><Rps>${abrasfDeclaration}</Rps></GerarNfseEnvio>`;
/** ABRASF 1.00: everything stands in the invoice itself. */
export const sampleAbrasf1 = `<CompNfse><Nfse><InfNfse><Numero>77</Numero><CodigoVerificacao>Z</CodigoVerificacao><DataEmissao>2026-11-02T09:00:00</DataEmissao>${service}<PrestadorServico><IdentificacaoPrestador><Cnpj>11222333000181</Cnpj></IdentificacaoPrestador><RazaoSocial>OFICINA</RazaoSocial></PrestadorServico><TomadorServico><RazaoSocial>JOSÉ</RazaoSocial></TomadorServico></InfNfse></Nfse></CompNfse>`;

export const SAMPLE_CTE_KEY = '41261111222333000181570010000077121123456782';

/** A bill of freight that the consignee pays; `toma` says otherwise. */
export function sampleCte(toma = '<toma3><toma>3</toma></toma3>'): string {
  const address = (name: string) =>
    `<${name}><xLgr>ROD BR 277</xLgr><nro>KM 3</nro><xBairro>INTERIOR</xBairro><xMun>TOLEDO</xMun><UF>PR</UF></${name}>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<cteProc xmlns="http://www.portalfiscal.inf.br/cte" versao="4.00"><CTe><infCte versao="4.00" Id="CTe${SAMPLE_CTE_KEY}">
<ide><cUF>41</cUF><CFOP>5353</CFOP><natOp>PRESTACAO DE SERVICO DE TRANSPORTE</natOp><mod>57</mod><serie>1</serie><nCT>7712</nCT><dhEmi>2026-11-05T14:10:00-03:00</dhEmi><tpAmb>1</tpAmb><tpCTe>0</tpCTe><xMunIni>TOLEDO</xMunIni><UFIni>PR</UFIni><xMunFim>PARANAGUA</xMunFim><UFFim>PR</UFFim>${toma}</ide>
<compl><xObs>CARGA SECA, SEM AVARIAS</xObs></compl>
<emit><CNPJ>11222333000181</CNPJ><IE>9012345678</IE><xNome>TRANSPORTADORA TRES FRONTEIRAS LTDA</xNome>${address('enderEmit')}</emit>
<rem><CNPJ>12ABC34501DE35</CNPJ><xNome>COOPERATIVA DO VALE</xNome>${address('enderReme')}</rem>
<dest><CPF>52998224725</CPF><xNome>JOSE DA SILVA</xNome>${address('enderDest')}</dest>
<vPrest><vTPrest>4150.00</vTPrest><vRec>4000.00</vRec><Comp><xNome>FRETE VALOR</xNome><vComp>3900.00</vComp></Comp><Comp><xNome>PEDAGIO</xNome><vComp>250.00</vComp></Comp></vPrest>
<imp><ICMS><ICMS00><CST>00</CST><vBC>4150.00</vBC><pICMS>12.00</pICMS><vICMS>498.00</vICMS></ICMS00></ICMS></imp>
<infCTeNorm><infCarga><vCarga>52000.00</vCarga><proPred>SOJA EM GRAOS</proPred></infCarga><infDoc><infNFe><chave>${SAMPLE_KEY}</chave></infNFe></infDoc><cobr><dup><nDup>1</nDup><dVenc>2026-12-05</dVenc><vDup>4000.00</vDup></dup></cobr></infCTeNorm>
</infCte></CTe><protCTe versao="4.00"><infProt><chCTe>${SAMPLE_CTE_KEY}</chCTe><nProt>141260000099999</nProt><cStat>100</cStat></infProt></protCTe></cteProc>`;
}
