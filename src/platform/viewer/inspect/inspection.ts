import type { XmlElement } from '@/platform/format/xml/parseXml';
import type { FileKind } from '@/platform/forms/files/fileKinds';

/** A file as it came: what its name and type say need not be true. */
export interface ViewedFile {
  readonly blob: Blob;
  readonly name: string;
  /** What the server says it is. */
  readonly contentType?: string | undefined;
}

/** Why a file is not shown; put into words by the `viewer` texts `problem.<reason>`. */
export type ProblemReason =
  | 'empty'
  | 'unknown'
  | 'html'
  | 'heic'
  | 'hugeImage'
  | 'brokenImage'
  | 'largeXml'
  | 'dtd'
  | 'deepXml'
  | 'incompleteXml'
  | 'malformedXml'
  | 'incompletePdf'
  | 'damagedPdf'
  | 'slowPdf'
  | 'audio'
  | 'reader';

export interface Problem {
  readonly reason: ProblemReason;
  /** Figures of the sentence. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What is worth saying of a file that is shown; `viewer` texts `notice.<kind>`. */
export type Notice =
  /** Its name or its type says something else than its content. */
  | 'otherKind'
  /** A film, of which the sound is played. */
  | 'film'
  /** A picture made of text, shown as its text. */
  | 'svgSource'
  /** It carries script, which stands there as text. */
  | 'script';

interface Seen {
  readonly kind: FileKind;
  /** The same bytes under the type of their content: a browser can take them for nothing else. */
  readonly blob: Blob;
  readonly notices: readonly Notice[];
}

export type Inspection =
  | ({ readonly view: 'image' | 'pdf' | 'audio' } & Seen)
  | ({ readonly view: 'xml'; readonly text: string; readonly root: XmlElement } & Seen)
  | { readonly view: 'none'; readonly problem: Problem };
