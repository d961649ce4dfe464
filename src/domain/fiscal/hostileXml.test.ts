import { describe, expect, it } from 'vitest';
import { readFiscalXml } from '@/domain/fiscal/readFiscalXml';
import { sampleNfe } from '@/domain/fiscal/testing/sampleXmls';
import { decodeXml } from '@/platform/format/xml/decodeXml';

const refusal = (text: string) => {
  const reading = readFiscalXml(text);
  return reading.ok ? 'read' : reading.reason;
};
const behindDeclaration = (text: string) => sampleNfe().replace('?>', `?>${text}`);

describe('files that mean harm or are none', () => {
  it.each([
    ['entities of its own', behindDeclaration('<!DOCTYPE a [<!ENTITY b "x">]>'), 'unsafe'],
    ['a file from outside', behindDeclaration('<!DOCTYPE a SYSTEM "file:///etc/passwd">'), 'unsafe'],
    ['an undefined entity', sampleNfe().replace('MERCADORIA', '&xxe;'), 'notXml'],
    ['10,000 levels', `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`, 'unsafe'],
    ['5 MB', sampleNfe().replace('ENTREGA', 'X'.repeat(5_000_000)), 'tooBig'],
    ['too many elements', `<a>${'<b/>'.repeat(300_000)}</a>`, 'tooBig'],
    [
      'more items than the layout has',
      sampleNfe({
        items:
          '<det><prod><xProd>A</xProd><qCom>1</qCom><vUnCom>1</vUnCom><vProd>1</vProd></prod></det>'.repeat(
            991,
          ),
      }),
      'notInvoice',
    ],
    ['what was cut', sampleNfe().slice(0, 900), 'notXml'],
    ['a page', '<!doctype html><p>1</p>', 'unsafe'],
    ['text', 'nota fiscal 4821', 'notXml'],
    ['nothing', '', 'notXml'],
    ['another XML', '<kml><Placemark/></kml>', 'notInvoice'],
    [
      'a batch',
      `<lote>${sampleNfe()
        .replace(/<\?.*?\?>/, '')
        .repeat(2)}</lote>`,
      'notInvoice',
    ],
    [
      'a freight document that names an invoice',
      '<CTe><infCTe><infDoc><infNFe><chave>1</chave></infNFe></infDoc></infCTe></CTe>',
      'notInvoice',
    ],
    [
      'names of the language itself',
      '<__proto__><constructor/><infNFe><ide><__proto__/></ide></infNFe></__proto__>',
      'notInvoice',
    ],
  ])('%s', (_, text, reason) => {
    expect(refusal(text)).toBe(reason);
  });

  it('leaves scripts where they are and takes marks in texts for text', () => {
    const text = sampleNfe()
      .replace('<total>', '<script>alert(1)</script><total>')
      .replace('ADUBO NPK 04-14-08', '&lt;script&gt;alert(1)&lt;/script&gt;')
      .replace('ENTREGA NA FAZENDA', '<![CDATA[<img src=x onerror=alert(1)>]]>');
    const reading = readFiscalXml(text);
    expect(reading).toMatchObject({
      ok: true,
      invoice: {
        items: [{ description: '<script>alert(1)</script>' }, {}],
        observation: '<img src=x onerror=alert(1)>\nFISCO',
      },
    });
    expect(JSON.stringify(reading)).toContain('JOSÉ');
  });

  it('reads what is wrongly declared or encoded', () => {
    const latin = Uint8Array.from(sampleNfe(), (character) => character.charCodeAt(0));
    const names = [latin, new TextEncoder().encode(`\ufeff${sampleNfe()}`)].map((bytes) => {
      const reading = readFiscalXml(decodeXml(bytes));
      return reading.ok ? reading.invoice.recipient?.name : reading.reason;
    });
    expect(names).toEqual(['JOSÉ DA SILVA', 'JOSÉ DA SILVA']);
    // Broken characters keep no invoice from being read.
    expect(refusal(sampleNfe().replace('JOSÉ', 'JOS\ufffd'))).toBe('read');
    expect(refusal(`\u0000${sampleNfe()}`)).toBe('notXml');
  });
});
