import { withoutEntities } from './ofxEntities';

export interface OfxTag {
  name: string;
  closes: boolean;
  /** An empty element of XML, as <NAME/>: nothing closes it. */
  empty: boolean;
  /** The text up to the next tag, without the space around it; its lines are joined by one. */
  value: string;
  /** Line of the file in which the tag starts, from 1. */
  line: number;
}

const TAG = /<(\/?)([A-Za-z][\w.:-]{0,39})(?:\s[^<>]{0,200})?\/?>/y;
/** A line break that a bank's website left inside a text: no element of OFX. */
const LINE_BREAK = /^<\/?br\s*\/?>/i;
const CDATA = '<![CDATA[';

const EXCLAMATION = 33;
const QUESTION = 63;

/** Whether something else than a tag may start here: looked at once for each of very many tags. */
function mayBeMark(text: string, at: number): boolean {
  const code = text.charCodeAt(at + 1);
  return code === EXCLAMATION || code === QUESTION;
}

const isMark = (text: string, at: number): boolean =>
  mayBeMark(text, at) && /^<(?:!--|!DOCTYPE|\?[A-Za-z])/i.test(text.slice(at, at + 9));

/** Where a comment or declaration that starts here ends; an unclosed one takes the rest of the text. */
function endOfMark(text: string, at: number): number {
  const close = text.startsWith('<!--', at) ? '-->' : '>';
  const end = text.indexOf(close, at);
  return end === -1 ? text.length : end + close.length;
}

/** The lines of a value, each without the space around it, as one; spaces inside stay as they are. */
function oneLine(value: string): string {
  const trimmed = value.trim();
  if (!trimmed.includes('\n') && !trimmed.includes('\r')) return trimmed;
  return trimmed
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/**
 * Calls back for every tag of SGML (unclosed elements) or XML alike, once over the text. A "<" that starts no tag is part of
 * the value it stands in. Lines end with LF, CR or both.
 */
export function scanTags(text: string, onTag: (tag: OfxTag) => void): void {
  let line = 1;
  let counted = 0;
  let tag: Omit<OfxTag, 'value'> | null = null;
  let value = '';
  let from = 0;
  const lineAt = (at: number): number => {
    for (; counted < at; counted += 1) {
      const code = text.charCodeAt(counted);
      if (code === 10 || (code === 13 && text.charCodeAt(counted + 1) !== 10)) line += 1;
    }
    return line;
  };
  const flush = (): void => {
    if (tag) onTag({ ...tag, value: oneLine(value) });
    tag = null;
    value = '';
  };
  let at = text.indexOf('<');
  while (at !== -1) {
    let next = at + 1;
    if (mayBeMark(text, at) && text.startsWith(CDATA, at)) {
      const end = text.indexOf(']]>', at);
      const stop = end === -1 ? text.length : end;
      value += withoutEntities(text.slice(from, at)) + text.slice(at + CDATA.length, stop);
      next = Math.min(text.length, stop + 3);
      from = next;
    } else if (isMark(text, at)) {
      value += withoutEntities(text.slice(from, at));
      next = endOfMark(text, at);
      from = next;
    } else {
      TAG.lastIndex = at;
      const match = TAG.exec(text);
      if (match) {
        value += withoutEntities(text.slice(from, at));
        if (LINE_BREAK.test(match[0])) value += ' ';
        else {
          flush();
          tag = {
            name: (match[2] ?? '').toUpperCase(),
            closes: match[1] === '/',
            empty: match[0].endsWith('/>'),
            line: lineAt(at),
          };
        }
        next = at + match[0].length;
        from = next;
      }
    }
    at = text.indexOf('<', next);
  }
  value += withoutEntities(text.slice(from));
  flush();
}
