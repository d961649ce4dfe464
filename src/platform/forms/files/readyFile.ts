import { decodeXml } from '@/platform/format/xml/decodeXml';
import { parseXml } from '@/platform/format/xml/parseXml';
import { XmlError } from '@/platform/format/xml/xmlError';
import { CLEANED, cleanPicture } from '@/platform/forms/files/cleanPicture';
import { checkFile, type FileRules, largestSize, type Refusal } from '@/platform/forms/files/checkFile';
import { AUDIO, type FileKind, IMAGES, MIME_TYPES, readKind } from '@/platform/forms/files/fileKinds';
import { isFilm } from '@/platform/forms/files/filmTrack';
import { nameOfKind } from '@/platform/forms/files/fileNames';
import { imageSize, isHuge } from '@/platform/forms/files/imageSize';
import { isPdfCut } from '@/platform/forms/files/pdfEnd';
import { openPicture } from '@/platform/forms/files/paintPicture';
import { reducePicture } from '@/platform/forms/files/reducePicture';
import { soundLength } from '@/platform/forms/files/soundLength';

/** Bytes. Less holds not even a second of speech: where it cannot be played either, there is no sound in it. */
const LEAST_SOUND = 1024;

const has = (kinds: readonly FileKind[], kind: FileKind) => kinds.includes(kind);
const refuse = (reason: Refusal['reason'], file: File): Refusal => ({ reason, name: file.name });

/** How a picture is opened and made smaller, and how long a sound plays. */
interface FileTools {
  readonly reduce: typeof reducePicture;
  readonly opens: (file: File) => Promise<boolean>;
  readonly secondsOf: typeof soundLength;
}

/** Whether this browser can show a picture at all: behind an honest head it may be cut or garbled. */
async function opensHere(file: File): Promise<boolean> {
  try {
    (await openPicture(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** A picture in a kind and a size that are taken: as it is but for place and device, or made smaller here. */
async function readyPicture(file: File, kind: FileKind, rules: FileRules, { reduce, opens }: FileTools) {
  const size = await imageSize(file, kind);
  if (kind !== 'heic' && (!size || size.width === 0 || size.height === 0)) return refuse('picture', file);
  if (size && isHuge(size)) return refuse('pixels', file);
  const limit = largestSize('jpeg', rules);
  if (has(rules.accept, kind) && file.size <= limit) {
    if (!(await opens(file))) return refuse('picture', file);
    const clean = has(CLEANED, kind) ? await cleanPicture(file, kind) : file;
    if (clean) return clean;
  }
  // Drawn anew, it loses what was kept of place and device as well.
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
 * Makes a chosen file ready to be sent, or says why it is not taken: pictures are made smaller until they fit, and what
 * is cut, damaged or no document of its kind is found here rather than by its reader. The answer carries type and
 * extension of its content, and of a photograph neither place nor device.
 */
export async function readyFile(
  file: File,
  rules: FileRules,
  tools: FileTools = { reduce: reducePicture, opens: opensHere, secondsOf: soundLength },
): Promise<Refusal | File> {
  if (file.size === 0) return refuse('empty', file);
  const kind = await readKind(file, file.name);
  if (kind === 'html' || kind === 'svg') return refuse('page', file);
  if (has(AUDIO, kind) && has(rules.accept, kind) && (await isFilm(file, kind))) return refuse('film', file);
  const picture = has(IMAGES, kind) || kind === 'heic';
  const ready = picture ? await readyPicture(file, kind, rules, tools) : file;
  if (!(ready instanceof File)) return ready;
  if (kind === 'amr') return refuse('oldSound', file);
  if (has(AUDIO, kind) && file.size < LEAST_SOUND && (await tools.secondsOf(file)) === null)
    return refuse('noSound', file);
  const no = await checkFile(ready, rules, tools.secondsOf);
  if (no) return { ...no, name: file.name };
  if (kind === 'pdf' && (await isPdfCut(file))) return refuse('incomplete', file);
  if (kind === 'xml') {
    const read = await readyXml(file);
    if (!(read instanceof File)) return read;
  }
  const content = await readKind(ready, ready.name);
  const type = MIME_TYPES[content];
  const name = nameOfKind(ready.name, content);
  return type && (ready.type !== type || ready.name !== name) ? new File([ready], name, { type }) : ready;
}
