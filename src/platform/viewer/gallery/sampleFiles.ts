/** One-page drawing commands for each page of a sample. */
function pageContent(number: number, count: number): string {
  const lines = Array.from(
    { length: 12 },
    (_, line) => `BT /F1 11 Tf 60 ${640 - line * 24} Td (Item ${line + 1}: 12 sc  R$ 1.250,00) Tj ET`,
  );
  return [
    `BT /F1 20 Tf 60 740 Td (Nota de entrega, folha ${number} de ${count}) Tj ET`,
    '0.8 g 60 690 475 24 re f 0 g',
    ...lines,
  ].join('\n');
}

/** A PDF of so many pages, with text that can be selected; of every third page the paper lies on its side. */
export function samplePdf(pages: number): Blob {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let number = 1; number <= pages; number += 1) {
    const content = pageContent(number, pages);
    const box = number % 3 === 0 ? '0 0 842 595' : '0 0 595 842';
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${3 + number * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Blob([text]);
}

/** A PNG that says of itself to be of that size, and holds nothing. */
export function pngHead(width: number, height: number): Blob {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new Blob([bytes]);
}

/** Seconds of a tone, as an 8 kHz WAV. */
export function sampleSound(seconds: number): Blob {
  const rate = 8000;
  const count = Math.round(seconds * rate);
  const bytes = new Uint8Array(44 + count);
  const view = new DataView(bytes.buffer);
  const mark = (at: number, letters: string) =>
    bytes.set(
      Array.from(letters, (letter) => letter.charCodeAt(0)),
      at,
    );
  mark(0, 'RIFF');
  view.setUint32(4, 36 + count, true);
  mark(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  mark(36, 'data');
  view.setUint32(40, count, true);
  for (let at = 0; at < count; at += 1) bytes[44 + at] = 128 + Math.round(40 * Math.sin(at / 3));
  return new Blob([bytes]);
}

const item = (number: number) => `
    <det nItem="${number}"><prod><cProd>${1000 + number}</cProd><xProd>ADUBO NPK 04-14-08 SACA ${number}</xProd>
      <NCM>31052000</NCM><qCom>12.0000</qCom><vUnCom>104.1667</vUnCom><vProd>1250.00</vProd></prod></det>`;

export const sampleXml = `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe Id="NFe0" versao="4.00">
  <ide><natOp>VENDA DE MERCADORIA</natOp><nNF>4821</nNF><dhEmi>2026-11-03T09:12:00-03:00</dhEmi></ide>
  <emit><CNPJ>11222333000181</CNPJ><xNome>COOPERATIVA AGROINDUSTRIAL DO VALE &amp; FILIAIS</xNome></emit>
  ${Array.from({ length: 30 }, (_, at) => item(at + 1)).join('')}
  <total><ICMSTot><vNF>37500.00</vNF></ICMSTot></total>
</infNFe></NFe></nfeProc>`;

const bomb = `<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>
<lolz>&c;</lolz>`;

/** Files that are not what they say, are cut, or mean harm. */
export function hostileFiles(): readonly (readonly [name: string, blob: Blob])[] {
  const text = (content: string) => new Blob([content]);
  const whole = samplePdf(2);
  return [
    ['pagina.pdf', text('<!doctype html><script>document.title = "hurt"</script>')],
    ['programa.pdf', text('MZ\u0090\u0000\u0003\u0000\u0000')],
    ['cortado.pdf', whole.slice(0, 300)],
    ['imagem-gigante.png', pngHead(60_000, 60_000)],
    ['imagem-cortada.jpg', new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])])],
    ['bomba.xml', text(bomb)],
    ['fundo.xml', text(`<?xml version="1.0"?>${'<a>'.repeat(50_000)}`)],
    ['script.xml', text('<nota><script>document.title = "hurt"</script><valor>12</valor></nota>')],
    [
      'desenho.svg',
      text(
        '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title = \'hurt\'"><script>document.title = "hurt"</script></svg>',
      ),
    ],
    ['foto.jpg', sampleSound(0.2)],
    ['vazio.pdf', text('')],
  ];
}
