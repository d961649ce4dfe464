import {
  SAMPLE_KEY,
  sampleAbrasf,
  sampleCityAnswer,
  sampleCte,
  sampleDps,
  sampleNationalNfse,
  sampleNfe,
} from '@/domain/fiscal/testing/sampleXmls';

const longItems = Array.from(
  { length: 40 },
  (_, at) =>
    `<det><prod><cProd>${70_000 + at}</cProd><xProd>SEMENTE DE SOJA TMG 7062 IPRO TRATADA INDUSTRIALMENTE SACO 40 KG LOTE ${at + 1}</xProd><NCM>12019000</NCM><CFOP>5102</CFOP><uCom>SC</uCom><qCom>1250.5000</qCom><vUnCom>389.9012345678</vUnCom><vProd>487571.49</vProd></prod></det>`,
).join('');

const wrong = sampleNfe({
  ide: '<natOp>DEVOLUCAO DE COMPRA PARA COMERCIALIZACAO</natOp><mod>55</mod><serie>1</serie><nNF>99</nNF><dhEmi>2026-11-03T10:00:00-03:00</dhEmi><tpNF>0</tpNF><tpAmb>2</tpAmb><finNFe>4</finNFe>',
  status: '302',
  cobr: '',
  pag: '<pag><detPag><tPag>77</tPag><vPag>1.00</vPag></detPag></pag>',
}).replace('52998224725', '52998224726');

const bare = `<NFe><infNFe Id="NFe${SAMPLE_KEY}"><ide><mod>55</mod><nNF>4821</nNF><dhEmi>2026-11-03T10:00:00-03:00</dhEmi></ide><emit/><det><prod><xProd>MILHO</xProd><qCom>1</qCom><vUnCom>1</vUnCom><vProd>1</vProd></prod></det></infNFe></NFe>`;

/** Files of the gallery's room: every layout, a long one, one in which nothing fits, one that says hardly anything. */
export const galleryXmls: readonly (readonly [name: string, text: string])[] = [
  ['nfe.xml', sampleNfe()],
  ['nfe-longa.xml', sampleNfe({ items: longItems, totals: '', cobr: '', pag: '' })],
  ['nfe-errada.xml', wrong],
  ['cte.xml', sampleCte()],
  ['nfe-vazia.xml', bare],
  ['nfse-nacional.xml', sampleNationalNfse],
  ['dps.xml', sampleDps],
  ['nfse-cidade.xml', sampleAbrasf],
  ['nfse-cancelada.xml', sampleCityAnswer],
];
