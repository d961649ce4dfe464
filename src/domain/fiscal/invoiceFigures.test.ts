import { describe, expect, it } from 'vitest';
import type { FiscalInvoice } from './fiscalTypes';
import { readFiscalXml } from './readFiscalXml';
import {
  SAMPLE_CTE_KEY,
  sampleAbrasf,
  sampleAbrasf1,
  sampleCte,
  sampleNationalNfse,
  sampleNfe,
} from './testing/sampleXmls';

function invoiceOf(text: string): FiscalInvoice {
  const reading = readFiscalXml(text);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.invoice;
}

const line = (value: string, more = '', taxes = '') =>
  `<det><prod><xProd>X</xProd><qCom>1</qCom><vUnCom>${value}</vUnCom><vProd>${value}</vProd>${more}</prod><imposto>${taxes}</imposto></det>`;
const goods = (items: string, totals: string) => invoiceOf(sampleNfe({ items, totals, cobr: '', pag: '' }));
const worthOf = (items: string, total: string) =>
  goods(items, `<ICMSTot><vProd>100</vProd><vNF>${total}</vNF></ICMSTot>`).items.map(({ worth }) => worth);

describe('what an item adds to the total', () => {
  it.each([
    [
      'freight, insurance and other, less the discount',
      '<vFrete>4</vFrete><vSeg>2</vSeg><vOutro>1</vOutro><vDesc>3</vDesc>',
      '',
      '104',
      104,
    ],
    [
      'ICMS by substitution and FCP',
      '',
      '<ICMS><ICMS10><vICMSST>7</vICMSST><vFCPST>1</vFCPST></ICMS10></ICMS>',
      '108',
      108,
    ],
    [
      'IPI and the tax of import',
      '',
      '<IPI><IPITrib><vIPI>5</vIPI></IPITrib></IPI><II><vII>2</vII></II>',
      '107',
      107,
    ],
    [
      'PIS by substitution, where the item says so',
      '',
      '<PISST><indSomaPISST>1</indSomaPISST><vPIS>3</vPIS></PISST>',
      '103',
      103,
    ],
    [
      'COFINS by substitution, where the item says so',
      '',
      '<COFINSST><indSomaCOFINSST>1</indSomaCOFINSST><vCOFINS>6</vCOFINS></COFINSST>',
      '106',
      106,
    ],
    [
      'no PIS by substitution that is not summed',
      '',
      '<PISST><indSomaPISST>0</indSomaPISST><vPIS>3</vPIS></PISST>',
      '100',
      100,
    ],
    ['no PIS that names no figure', '', '<PISST><indSomaPISST>1</indSomaPISST></PISST>', '100', 100],
  ])('%s', (_, more, taxes, total, worth) => {
    expect(worthOf(line('100', more, taxes), total)).toEqual([worth]);
  });

  const exempted = (more = '') => `<ICMS><ICMS40><vICMSDeson>12</vICMSDeson>${more}</ICMS40></ICMS>`;
  it.each([
    ['is taken off where the total shows it', '', '88', 88],
    ['is not, where the total does not', '', '100', 100],
    ['is not, where the total lies between both', '', '94', 100],
    ['is not, where the item says so', '<indDeduzDeson>0</indDeduzDeson>', '88', 100],
  ])('exempted ICMS %s', (_, more, total, worth) => {
    expect(worthOf(line('100', '', exempted(more)), total)).toEqual([worth]);
  });
});

describe('the totals of goods', () => {
  it('what they do not say is nothing', () => {
    const { totals } = goods(line('100'), '<ICMSTot><vProd>100</vProd><vNF>100</vNF></ICMSTot>');
    expect(totals).toEqual({
      items: 100,
      discount: 0,
      freight: 0,
      other: 0,
      taxes: [],
      total: 100,
      extras: 0,
    });
  });

  it('are the sum of what is charged, where they are not written', () => {
    const { totals } = goods(line('100') + line('40', '<indTot>0</indTot>'), '');
    expect(totals).toMatchObject({ items: 100, total: 100 });
  });

  it.each([
    ['94', 0],
    ['88', -12],
    ['100', 0],
  ])('of %s take exempted ICMS off where they show it: %d', (total, extras) => {
    const written = `<ICMSTot><vProd>100</vProd><vICMSDeson>12</vICMSDeson><vNF>${total}</vNF></ICMSTot>`;
    expect(goods(line('100'), written).totals.extras).toBe(extras);
  });

  it('name every tax of more than nothing, and those that are kept back', () => {
    const kept = ['vRetPIS', 'vRetCOFINS', 'vRetCSLL', 'vIRRF', 'vRetPrev'];
    const { totals } = goods(
      line('100'),
      `<ICMSTot><vICMS>0</vICMS><vFCP>0.40</vFCP><vProd>100</vProd><vNF>100</vNF></ICMSTot><retTrib>${kept.map((name, at) => `<${name}>${at + 1}</${name}>`).join('')}</retTrib>`,
    );
    expect(totals.taxes).toEqual([
      { name: 'FCP', value: 0.4 },
      { name: 'PIS', value: 1, retained: true },
      { name: 'COFINS', value: 2, retained: true },
      { name: 'CSLL', value: 3, retained: true },
      { name: 'IRRF', value: 4, retained: true },
      { name: 'INSS', value: 5, retained: true },
    ]);
  });
});

it('of which a part is without payment and a part is not is paid', () => {
  const forms =
    '<pag><detPag><tPag>90</tPag><vPag>0</vPag></detPag><detPag><tPag>01</tPag><vPag>0</vPag></detPag></pag>';
  expect(invoiceOf(sampleNfe({ cobr: '', pag: forms })).nothingPaid).toBeUndefined();
  // Instalments are payments, whatever the form says.
  const none = '<pag><detPag><tPag>90</tPag><vPag>0</vPag></detPag></pag>';
  expect(invoiceOf(sampleNfe({ pag: none })).nothingPaid).toBeUndefined();
});

it('has up to 990 items, as the layout', () => {
  const items = (count: number) => sampleNfe({ items: line('1').repeat(count), cobr: '' });
  expect(invoiceOf(items(990)).items).toHaveLength(990);
  expect(readFiscalXml(items(991))).toEqual({ ok: false, reason: 'notInvoice' });
});

it('is read up to three million characters', () => {
  const padded = (length: number) => sampleNfe().padEnd(length, ' ');
  expect(readFiscalXml(padded(3_000_000)).ok).toBe(true);
  expect(readFiscalXml(padded(3_000_001))).toEqual({ ok: false, reason: 'tooBig' });
});

describe('a service of a city', () => {
  const taxed = (values: string) =>
    invoiceOf(sampleAbrasf1.replace(/<ValorIr>.*<\/ValorIss>/, values)).totals.taxes;

  it('names what is kept back of it', () => {
    const kept = ['ValorPis', 'ValorCofins', 'ValorInss', 'ValorIr', 'ValorCsll', 'OutrasRetencoes'];
    expect(taxed(kept.map((name, at) => `<${name}>${at + 1}</${name}>`).join(''))).toEqual([
      { name: 'PIS', value: 1, retained: true },
      { name: 'COFINS', value: 2, retained: true },
      { name: 'INSS', value: 3, retained: true },
      { name: 'IRRF', value: 4, retained: true },
      { name: 'CSLL', value: 5, retained: true },
      { name: 'other', value: 6, retained: true },
    ]);
  });

  it('has ISS of more than nothing, kept back where the service or its values say so', () => {
    expect(taxed('<ValorIss>0</ValorIss>')).toEqual([]);
    expect(taxed('<ValorIss>0.60</ValorIss>')).toEqual([{ name: 'ISS', value: 0.6, retained: true }]);
    const inValues = sampleAbrasf1
      .replace('<IssRetido>1</IssRetido>', '')
      .replace('</Valores>', '<IssRetido>1</IssRetido></Valores>');
    expect(invoiceOf(inValues).totals.taxes[0]).toEqual({ name: 'ISS', value: 36, retained: true });
    const free = sampleAbrasf1.replace('<IssRetido>1<', '<IssRetido>2<');
    expect(invoiceOf(free).totals.taxes[0]).toEqual({ name: 'ISS', value: 36 });
  });

  it('is called as the city calls it, else as it is described', () => {
    expect(invoiceOf(sampleAbrasf).operation).toBe('MANUTENÇÃO DE COLHEITADEIRA, 10 H');
    const named = sampleAbrasf.replace(
      '<OutrasInformacoes>',
      '<DescricaoCodigoTributacaoMunicipio>OFICINA MECÂNICA</DescricaoCodigoTributacaoMunicipio><OutrasInformacoes>',
    );
    expect(invoiceOf(named).operation).toBe('OFICINA MECÂNICA');
  });

  it.each(['Municipio', 'xMun'])('says the city of its provider: %s', (name) => {
    const placed = sampleAbrasf.replace('<Uf>PR</Uf>', `<${name}>Toledo</${name}><Uf>PR</Uf>`);
    expect(invoiceOf(placed).issuer.city).toBe('Toledo');
  });
});

describe('a national service', () => {
  it('names PIS and COFINS, and IRRF and CSLL as kept back', () => {
    const taxes = invoiceOf(
      sampleNationalNfse.replace(
        '<vRetCP>660.00</vRetCP>',
        '<piscofins><vPis>1</vPis><vCofins>2</vCofins></piscofins><vRetIRRF>3</vRetIRRF><vRetCSLL>4</vRetCSLL>',
      ),
    ).totals.taxes;
    expect(taxes.slice(1)).toEqual([
      { name: 'PIS', value: 1 },
      { name: 'COFINS', value: 2 },
      { name: 'IRRF', value: 3, retained: true },
      { name: 'CSLL', value: 4, retained: true },
    ]);
  });

  it('without a discount is worth its price', () => {
    const { totals } = invoiceOf(sampleNationalNfse.replace(/<vDescCondIncond>.*<\/vDescCondIncond>/, ''));
    expect(totals).toMatchObject({ items: 6200, discount: 0, total: 6200 });
  });

  it('says of who serves what either part says', () => {
    const emit = (inner: string) => sampleNationalNfse.replace(/<emit>.*<\/emit>/, `<emit>${inner}</emit>`);
    const own =
      '<prest><CNPJ>11222333000181</CNPJ><xNome>CAMPOS ALTOS</xNome><end><endNac><cMun>4127700</cMun></endNac><xLgr>RUA B</xLgr><nro>7</nro></end>';
    const declared = emit('<CNPJ>11222333000181</CNPJ>').replace('<prest><CNPJ>11222333000181</CNPJ>', own);
    expect(invoiceOf(declared).issuer).toEqual({
      name: 'CAMPOS ALTOS',
      document: '11222333000181',
      stateRegistration: null,
      address: 'RUA B, 7',
      city: 'Toledo',
      state: 'PR',
    });
    const full = emit(
      '<CNPJ>11222333000181</CNPJ><xNome>AEROAGRÍCOLA</xNome><enderNac><xLgr>AV C</xLgr><UF>SC</UF></enderNac>',
    ).replace('<prest><CNPJ>11222333000181</CNPJ>', own);
    expect(invoiceOf(full).issuer).toMatchObject({ name: 'AEROAGRÍCOLA', address: 'AV C', state: 'SC' });
  });
});

describe('the key of a bill of freight', () => {
  const key = (change: (xml: string) => string) => invoiceOf(change(sampleCte())).key;
  it('stands in its id, or in its authorisation', () => {
    expect(key((xml) => xml.replace(/<chCTe>.*<\/chCTe>/, ''))).toBe(SAMPLE_CTE_KEY);
    expect(key((xml) => xml.replace(`Id="CTe${SAMPLE_CTE_KEY}"`, ''))).toBe(SAMPLE_CTE_KEY);
    expect(key((xml) => xml.replace(`"CTe${SAMPLE_CTE_KEY}"`, `"${SAMPLE_CTE_KEY}"`))).toBe(SAMPLE_CTE_KEY);
  });

  it('is none where neither has one', () => {
    const bare = (xml: string) => xml.replace(`Id="CTe${SAMPLE_CTE_KEY}"`, 'Id="CTe1"');
    expect(key((xml) => bare(xml).replace(/<chCTe>.*<\/chCTe>/, ''))).toBeNull();
    expect(key((xml) => bare(xml).replace(/<chCTe>.*<\/chCTe>/, '<chCTe>123</chCTe>'))).toBeNull();
  });
});

it('an invoice of goods has no key where neither its id nor its authorisation has one', () => {
  const bare = sampleNfe().replace(/Id="NFe\w+"/, 'Id="NFe1"');
  expect(invoiceOf(bare.replace(/<chNFe>.*<\/chNFe>/, '')).key).toBeNull();
  expect(invoiceOf(bare.replace(/<chNFe>.*<\/chNFe>/, '<chNFe>123</chNFe>')).key).toBeNull();
});
