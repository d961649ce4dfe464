import { describe, expect, it } from 'vitest';
import {
  hostileFiles,
  pngHead,
  samplePdf,
  sampleSound,
  sampleXml,
} from '@/platform/viewer/gallery/sampleFiles';
import { inspectOnce } from '@/platform/viewer/inspect/inspectFile';

const look = (name: string, blob: Blob, contentType?: string) => inspectOnce({ name, blob, contentType });

async function inspected(name: string, blob: Blob, contentType?: string): Promise<string> {
  const found = await look(name, blob, contentType);
  if (found.view === 'none') return `refused: ${found.problem.reason}`;
  return [found.view, found.blob.type, ...found.notices].join(' ');
}

describe('what a file is shown as', () => {
  it.each([
    ['a PDF', 'a.pdf', samplePdf(1), 'application/pdf', 'pdf application/pdf'],
    ['a picture', 'a.png', pngHead(800, 600), 'image/png', 'image image/png'],
    ['a sound', 'a.wav', sampleSound(0.1), 'audio/wav', 'audio audio/wav'],
    [
      'an XML, whose bytes are text to every browser',
      'a.xml',
      new Blob([sampleXml]),
      'text/xml',
      'xml text/plain',
    ],
    ['a PDF without a name or type of its own', 'documento', samplePdf(1), undefined, 'pdf application/pdf'],
    [
      'a picture that calls itself PDF',
      'a.pdf',
      pngHead(8, 6),
      'application/pdf',
      'image image/png otherKind',
    ],
    ['a PDF that the server calls a page', 'a.pdf', samplePdf(1), 'text/html', 'pdf application/pdf'],
  ])('%s', async (_, name, blob, type, answer) => {
    expect(await inspected(name, blob, type)).toBe(answer);
  });

  it('is nothing that could do harm', async () => {
    const answers = await Promise.all(
      hostileFiles().map(async ([name, blob]) => [name, await inspected(name, blob)]),
    );
    expect(Object.fromEntries(answers)).toEqual({
      'pagina.pdf': 'refused: html',
      'programa.pdf': 'refused: unknown',
      // Whether it is whole is for its reader to find out.
      'cortado.pdf': 'pdf application/pdf',
      'imagem-gigante.png': 'refused: hugeImage',
      'imagem-cortada.jpg': 'refused: brokenImage',
      'bomba.xml': 'refused: dtd',
      'fundo.xml': 'refused: deepXml',
      'script.xml': 'xml text/plain script',
      'desenho.svg': 'xml text/plain svgSource script',
      'foto.jpg': 'audio audio/wav otherKind',
      'vazio.pdf': 'refused: empty',
    });
  });

  it('is found out once, however often it is asked', () => {
    const blob = samplePdf(1);
    expect(look('a.pdf', blob)).toBe(look('a.pdf', blob));
  });
});
