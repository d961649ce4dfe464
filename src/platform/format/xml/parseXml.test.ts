import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeXml } from '@/platform/format/xml/decodeXml';
import { parseXml } from '@/platform/format/xml/parseXml';
import { XmlError } from '@/platform/format/xml/xmlError';

function failure(source: string, limits?: { depth: number; elements: number }): string {
  try {
    parseXml(source, limits);
    return 'read';
  } catch (thrown) {
    if (!(thrown instanceof XmlError)) throw thrown;
    return `${thrown.code} ${thrown.line}`;
  }
}

const BOMB = `<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;"><!ENTITY lol3 "&lol2;&lol2;">]>
<lolz>&lol3;</lolz>`;

describe('reading XML', () => {
  it('reads elements, attributes, texts, CDATA and references', () => {
    const root = parseXml(`\ufeff<?xml version="1.0" encoding="UTF-8"?>
      <!-- nota --><nfe:NFe xmlns:nfe="http://x" Id='A "1"'>
        <xNome>JOS&#201; &amp; FILHOS</xNome><vazio/><x><![CDATA[<b>1 < 2</b>]]> fim</x>
      </nfe:NFe>
      <!-- fim -->`);
    expect(root).toEqual({
      name: 'nfe:NFe',
      attributes: [
        ['xmlns:nfe', 'http://x'],
        ['Id', 'A "1"'],
      ],
      text: '',
      children: [
        { name: 'xNome', attributes: [], children: [], text: 'JOSÉ & FILHOS' },
        { name: 'vazio', attributes: [], children: [], text: '' },
        { name: 'x', attributes: [], children: [], text: '<b>1 < 2</b> fim' },
      ],
    });
  });

  it.each([
    ['entities of its own, the stuff of bombs', BOMB, 'dtd 2'],
    ['a file from outside', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', 'dtd 1'],
    ['an undefined entity', '<a>&xxe;</a>', 'malformed 1'],
    ['a reference beyond the characters', '<a>&#x110000;</a>', 'malformed 1'],
    ['what ends too early', '<a>\n<b>1</b>\n<c>2', 'incomplete 3'],
    ['a tag cut in two', '<a><b', 'incomplete 1'],
    ['an attribute cut in two', '<a b="1', 'incomplete 1'],
    ['nothing', '   ', 'incomplete 1'],
    ['text alone', 'olá', 'malformed 1'],
    ['ends that do not match', '<a>\n<b></a>', 'malformed 2'],
    ['an attribute twice', '<a b="1" b="2"/>', 'malformed 1'],
    ['an attribute without a value', '<a b/>', 'malformed 1'],
    ['more than one root', '<a/><b/>', 'malformed 1'],
  ])('refuses %s', (_, source, code) => {
    expect(failure(source)).toBe(code);
  });

  it('goes neither deeper nor further than its limits, without a stack that overflows', () => {
    expect(failure('<a>'.repeat(200_000))).toBe('tooDeep 1');
    expect(failure(`<a>${'<b/>'.repeat(50)}</a>`, { depth: 5, elements: 50 })).toBe('tooMany 1');
    expect(failure(`<a>${'<b/>'.repeat(49)}</a>`, { depth: 5, elements: 50 })).toBe('read');
  });

  it('answers or throws an XmlError, whatever it is given', () => {
    const pieces = fc.constantFrom(
      '<a',
      '>',
      '</a>',
      ' b="',
      '"',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&amp;',
      '&',
      'x',
      '<?',
      '?>',
      '/',
      '<',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        expect(failure(parts.join(''))).toMatch(/^(read|(malformed|incomplete) \d+)$/);
      }),
    );
  });
});

describe('the encoding', () => {
  const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  it.each([
    ['UTF-8', new TextEncoder().encode('<a>ção</a>'), '<a>ção</a>'],
    ['ISO-8859-1 as declared', latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>ção</a>'), 'ção'],
    ['ISO-8859-1 that declares UTF-8', latin('<?xml version="1.0" encoding="UTF-8"?><a>ção</a>'), 'ção'],
    ['an unknown encoding', new TextEncoder().encode('<?xml version="1.0" encoding="x-9"?><a>é</a>'), 'é'],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e, 0]), '<a/>'],
  ])('%s', (_, bytes, text) => {
    expect(decodeXml(bytes)).toContain(text);
  });
});
