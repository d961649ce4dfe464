import { formatBytes, MEGABYTE } from '@/platform/format/bytes';
import { formatNumber } from '@/platform/format/number';
import { decodeXml } from '@/platform/format/xml/decodeXml';
import { parseXml } from '@/platform/format/xml/parseXml';
import { XmlError, type XmlErrorCode } from '@/platform/format/xml/xmlError';
import { AUDIO, type FileKind, IMAGES, MIME_TYPES, readKind } from '@/platform/forms/files/fileKinds';
import { isFilm } from '@/platform/forms/files/filmTrack';
import { imageSize, isHuge } from '@/platform/forms/files/imageSize';
import { isOneOf } from '@/platform/typed/records';
import type {
  Inspection,
  Notice,
  Problem,
  ProblemReason,
  ViewedFile,
} from '@/platform/viewer/inspect/inspection';

const LARGEST_XML = 10 * MEGABYTE;

/** Kinds that an extension or a type may promise. */
const PROMISES: readonly (readonly [RegExp, readonly FileKind[]])[] = [
  [/\.pdf$|^application\/pdf$/i, ['pdf']],
  [/\.(png|jpe?g|gif|webp)$|^image\/(png|jpe?g|gif|webp)$/i, IMAGES],
  [/\.xml$|^(application|text)\/xml$/i, ['xml', 'svg', 'kml']],
  [/\.(mp3|aac|ogg|oga|opus|wav|m4a|webm)$|^audio\//i, AUDIO],
];

function isPromised(said: string | undefined, kind: FileKind): boolean {
  const promise = PROMISES.find(([pattern]) => said !== undefined && pattern.test(said));
  return promise === undefined || promise[1].includes(kind);
}

const none = (reason: ProblemReason, values?: Problem['values']): Inspection => ({
  view: 'none',
  problem: values ? { reason, values } : { reason },
});

const XML_PROBLEMS: Readonly<Record<XmlErrorCode, ProblemReason>> = {
  dtd: 'dtd',
  tooDeep: 'deepXml',
  tooMany: 'largeXml',
  incomplete: 'incompleteXml',
  malformed: 'malformedXml',
};

const HAS_SCRIPT = /<(?:[\w.-]+:)?script[\s/>]|javascript:|\son[a-z]+\s*=/i;

async function inspectXml(blob: Blob, kind: FileKind, notices: readonly Notice[]): Promise<Inspection> {
  if (blob.size > LARGEST_XML) return none('largeXml', { limit: formatBytes(LARGEST_XML) });
  const text = decodeXml(new Uint8Array(await blob.arrayBuffer()));
  try {
    const root = parseXml(text);
    return {
      view: 'xml',
      kind,
      text,
      root,
      blob: blob.slice(0, blob.size, 'text/plain'),
      notices: [
        ...notices,
        ...(kind === 'svg' ? (['svgSource'] as const) : []),
        ...(HAS_SCRIPT.test(text) ? (['script'] as const) : []),
      ],
    };
  } catch (thrown) {
    if (!(thrown instanceof XmlError)) throw thrown;
    return none(XML_PROBLEMS[thrown.code], { line: thrown.line, limit: formatBytes(LARGEST_XML) });
  }
}

/** Looks at the content of a file and says how it is shown, or why not. Neither name nor type is believed. */
async function inspectFile({ blob, name, contentType }: ViewedFile): Promise<Inspection> {
  if (blob.size === 0) return none('empty');
  const kind = await readKind(blob, name);
  const type = MIME_TYPES[kind];
  const honest = isPromised(name, kind) && isPromised(contentType?.split(';')[0]?.trim(), kind);
  const notices: readonly Notice[] = honest ? [] : ['otherKind'];
  const seen = { kind, blob: blob.slice(0, blob.size, type ?? 'application/octet-stream'), notices };
  if (kind === 'pdf') return { view: 'pdf', ...seen };
  if (isOneOf(AUDIO, kind)) {
    return (await isFilm(blob, kind))
      ? { view: 'audio', ...seen, notices: ['film'] }
      : { view: 'audio', ...seen };
  }
  if (isOneOf(IMAGES, kind)) {
    const size = await imageSize(blob, kind);
    // Without a size its head is cut: what is behind cannot be a picture.
    if (!size || size.width === 0 || size.height === 0) return none('brokenImage');
    const figure = (pixels: number) => formatNumber(pixels, { decimals: 0 });
    const figures = { width: figure(size.width), height: figure(size.height) };
    return isHuge(size) ? none('hugeImage', figures) : { view: 'image', ...seen };
  }
  if (kind === 'xml' || kind === 'svg' || kind === 'kml') return inspectXml(blob, kind, notices);
  return none(kind === 'html' || kind === 'heic' ? kind : 'unknown');
}

const inspected = new WeakMap<Blob, Promise<Inspection>>();

/** What a file is, looked at once: a file that was prepared ahead is not read again when it is shown. */
export function inspectOnce(file: ViewedFile): Promise<Inspection> {
  const known = inspected.get(file.blob);
  if (known) return known;
  const inspection = inspectFile(file);
  inspected.set(file.blob, inspection);
  // What could not be read now may be read at the next try.
  inspection.catch(() => inspected.delete(file.blob));
  return inspection;
}
