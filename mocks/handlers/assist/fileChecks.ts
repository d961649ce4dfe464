const MB = 1024 * 1024;

type Kind = 'pdf' | 'image' | 'xml' | 'audio';

const limits: Record<Kind, number> = { pdf: 10 * MB, image: MB, xml: 5 * MB, audio: 5 * MB };

function kindOfType(contentType: string): Kind | undefined {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/pdf') return 'pdf';
  if (['image/jpeg', 'image/png', 'image/webp'].includes(type)) return 'image';
  if (type === 'application/xml' || type === 'text/xml') return 'xml';
  return type.startsWith('audio/') ? 'audio' : undefined;
}

function kindOfBytes(bytes: Buffer): Kind | undefined {
  const head = bytes.subarray(0, 16).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('\u0089PNG') || head.startsWith('\u00ff\u00d8\u00ff')) return 'image';
  if (head.startsWith('RIFF')) return head.slice(8, 12) === 'WEBP' ? 'image' : 'audio';
  // UTF-16: the byte order mark of the lower half first looks like a frame of MPEG audio.
  if (/^(\u00ff\u00fe)?<\0|^(\u00fe\u00ff)?\0</.test(head)) return 'xml';
  const isAudio =
    head.startsWith('OggS') ||
    head.startsWith('\u001aE\u00df\u00a3') ||
    head.startsWith('ID3') ||
    head.slice(4, 8) === 'ftyp' ||
    (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0);
  if (isAudio) return 'audio';
  return /^(\u00ef\u00bb\u00bf)?\s*</.test(head) ? 'xml' : undefined;
}

/** Why the server would not take a file; undefined when it does. */
export function fileRefusal(contentType: string, bytes: Buffer): string | undefined {
  const kind = kindOfType(contentType);
  if (!kind) return 'Tipo de arquivo não aceito.';
  if (bytes.length === 0) return 'O arquivo está vazio.';
  if (kindOfBytes(bytes) !== kind) return 'O conteúdo do arquivo não é do tipo informado.';
  if (bytes.length > limits[kind]) return 'O arquivo passa do tamanho permitido.';
  return undefined;
}
