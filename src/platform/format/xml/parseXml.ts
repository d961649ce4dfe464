import { decodeEntities } from '@/platform/format/xml/entities';
import { XmlError, type XmlErrorCode } from '@/platform/format/xml/xmlError';

/** An element with what stands in it. Texts are joined and their outer blanks are cut. */
export interface XmlElement {
  /** As written, with its prefix: 'nfe:infNFe'. */
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly XmlElement[];
  /** The text directly in it, CDATA included. */
  readonly text: string;
}

export interface XmlLimits {
  readonly depth: number;
  readonly elements: number;
}

/** Far above any fiscal document (a note of 990 items has some 60,000 elements), far below what troubles a browser. */
const LIMITS: XmlLimits = { depth: 120, elements: 250_000 };

const NAME = /[A-Za-z_:\u00c0-\uffff][\w:.\-\u00b7\u00c0-\uffff]*/y;
const BLANKS = /[ \t\r\n]*/y;

interface Growing {
  name: string;
  attributes: [string, string][];
  children: Growing[];
  text: string;
}

/** Reads from left to right and remembers where it is. */
class Reader {
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  fail(code: XmlErrorCode, at = this.at): never {
    throw new XmlError(code, this.text.slice(0, at).split('\n').length);
  }

  starts(mark: string): boolean {
    return this.text.startsWith(mark, this.at);
  }

  /** What stands up to a mark; goes behind the mark. */
  until(mark: string): string {
    const end = this.text.indexOf(mark, this.at);
    if (end < 0) this.fail('incomplete');
    const part = this.text.slice(this.at, end);
    this.at = end + mark.length;
    return part;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  blanks(): boolean {
    return this.#match(BLANKS) !== '';
  }

  name(): string {
    const name = this.#match(NAME);
    if (!name) this.fail(this.at >= this.text.length ? 'incomplete' : 'malformed');
    return name;
  }

  decode(raw: string): string {
    const value = decodeEntities(raw);
    return value ?? this.fail('malformed');
  }
}

function readAttributes(reader: Reader): [string, string][] {
  const attributes: [string, string][] = [];
  for (;;) {
    const apart = reader.blanks();
    const next = reader.text[reader.at];
    if (next === '>' || next === '/') return attributes;
    if (next === undefined) reader.fail('incomplete');
    if (!apart) reader.fail('malformed');
    const name = reader.name();
    reader.blanks();
    if (!reader.starts('=')) reader.fail('malformed');
    reader.at += 1;
    reader.blanks();
    const quote = reader.text[reader.at];
    if (quote !== '"' && quote !== "'") reader.fail('malformed');
    reader.at += 1;
    const raw = reader.until(quote);
    if (raw.includes('<') || attributes.some(([other]) => other === name)) reader.fail('malformed');
    attributes.push([name, reader.decode(raw)]);
  }
}

/** Passes over a comment or an instruction; false when something else comes. */
function skipAside(reader: Reader): boolean {
  for (const [open, close] of [
    ['<!--', '-->'],
    ['<?', '?>'],
  ] as const) {
    if (!reader.starts(open)) continue;
    reader.at += open.length;
    reader.until(close);
    return true;
  }
  return false;
}

function skipProlog(reader: Reader): void {
  do reader.blanks();
  while (skipAside(reader));
  // Entities of its own are what an XML bomb is made of; no fiscal document has a DOCTYPE.
  if (/^<!doctype/i.test(reader.text.slice(reader.at, reader.at + 9))) reader.fail('dtd');
  if (reader.at >= reader.text.length) reader.fail('incomplete');
  if (!reader.starts('<')) reader.fail('malformed');
}

/** The text in front of the next mark. */
function readText(reader: Reader): string {
  const end = reader.text.indexOf('<', reader.at);
  if (end < 0) reader.fail('incomplete');
  const raw = reader.text.slice(reader.at, end);
  const text = reader.decode(raw);
  reader.at = end;
  return text;
}

/**
 * Reads an XML document into plain data. It executes nothing, loads nothing and knows no entities but the five of
 * XML and character references; a DOCTYPE, more depth or more elements than the limits are refused, so that no file
 * can grow beyond its own size.
 * Throws an `XmlError`: 'dtd', 'tooDeep', 'tooMany', 'incomplete' (it ends too early) or 'malformed', with the line.
 */
export function parseXml(source: string, limits: XmlLimits = LIMITS): XmlElement {
  const reader = new Reader(source.replace(/^\ufeff/, ''));
  skipProlog(reader);
  const open: Growing[] = [];
  let root: Growing | undefined;
  let count = 0;
  while (!root || open.length > 0) {
    const inside = open.at(-1);
    if (inside && !reader.starts('<')) inside.text += readText(reader);
    else if (reader.starts('<![CDATA[')) {
      reader.at += 9;
      const text = reader.until(']]>');
      if (inside) inside.text += text;
      else reader.fail('malformed');
    } else if (skipAside(reader)) continue;
    else if (reader.starts('</')) {
      const from = reader.at;
      reader.at += 2;
      if (!inside || reader.name() !== inside.name) return reader.fail('malformed', from);
      reader.blanks();
      if (!reader.starts('>')) reader.fail(reader.at >= reader.text.length ? 'incomplete' : 'malformed');
      reader.at += 1;
      inside.text = inside.text.trim();
      open.pop();
    } else {
      reader.at += 1;
      count += 1;
      if (count > limits.elements) reader.fail('tooMany');
      const made: Growing = { name: reader.name(), attributes: [], children: [], text: '' };
      made.attributes = readAttributes(reader);
      inside?.children.push(made);
      root ??= made;
      if (reader.starts('/>')) reader.at += 2;
      else if (reader.starts('>')) {
        reader.at += 1;
        open.push(made);
        if (open.length > limits.depth) reader.fail('tooDeep');
      } else reader.fail('malformed');
    }
  }
  do reader.blanks();
  while (skipAside(reader));
  if (reader.at < reader.text.length) reader.fail('malformed');
  return root;
}
