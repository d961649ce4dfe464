import { decodeXml } from '@/platform/format/xml/decodeXml';
import { parseXml } from '@/platform/format/xml/parseXml';
import { XmlError } from '@/platform/format/xml/xmlError';
import { checkFile, type FileRules, largestSize, type Refusal } from '@/platform/forms/files/checkFile';
import { type FileKind, IMAGES, MIME_TYPES, readKind } from '@/platform/forms/files/fileKinds';
import { imageSize, isHuge } from '@/platform/forms/files/imageSize';
import { isPdfCut } from '@/platform/forms/files/pdfEnd';
import { reducePicture } from '@/platform/forms/files/reducePicture';

const has = (kinds: readonly FileKind[], kind: FileKind) => kinds.includes(kind);
const refuse = (reason: Refusal['reason'], file: File): Refusal => ({ reason, name: file.name });

type Reduce = typeof reducePicture;

/** A picture in a kind and a size that are taken: as it is, or made smaller here. */
async function readyPicture(file: File, kind: FileKind, rules: FileRules, reduce: Reduce) {
  const size = await imageSize(file, kind);
  if (kind !== 'heic' && (!size || size.width === 0 || size.height === 0)) return refuse('picture', file);
  if (size && isHuge(size)) return refuse('pixels', file);
  const limit = largestSize('jpeg', rules);
  if (has(rules.accept, kind) && file.size <= limit) return file;
  try {
    return await reduce(file, limit);
  } catch {
    // Some browsers open the pictures of their telephones; the others cannot even make them smaller.
    return refuse(kind === 'heic' ? 'heic' : 'picture', file);
  }
}

async function readyXml(file: File): Promise<Refusal | File> {
  try {
    parseXml(decodeXml(new Uint8Array(await file.arrayBuffer())));
    return file;
  } catch (thrown) {
    const own = thrown instanceof XmlError && thrown.code === 'dtd';
    return refuse(own ? 'dtd' : 'xml', file);
  }
}

/**
 * Makes a chosen file ready to be sent, or says why it is not taken: pictures are made smaller until they fit, and
 * what is cut, damaged or no document of its kind is found out here rather than by whoever opens it. The answer
 * carries the type of its content.
 */
export async function readyFile(
  file: File,
  rules: FileRules,
  reduce: Reduce = reducePicture,
): Promise<Refusal | File> {
  if (file.size === 0) return refuse('empty', file);
  const kind = await readKind(file, file.name);
  if (kind === 'html' || kind === 'svg') return refuse('page', file);
  const picture = has(IMAGES, kind) || kind === 'heic';
  const ready = picture ? await readyPicture(file, kind, rules, reduce) : file;
  if (!(ready instanceof File)) return ready;
  const no = await checkFile(ready, rules);
  if (no) return { ...no, name: file.name };
  if (kind === 'pdf' && (await isPdfCut(file))) return refuse('incomplete', file);
  if (kind === 'xml') {
    const read = await readyXml(file);
    if (!(read instanceof File)) return read;
  }
  const type = MIME_TYPES[await readKind(ready, ready.name)];
  return type && ready.type !== type ? new File([ready], ready.name, { type }) : ready;
}
