import type { OfxTag } from './scanTags';

/** Whether a file says that it is XML (OFX 2.x): then each element has to be closed, in SGML (1.x) it has not. */
export const isXml = (text: string): boolean => /^[\s\ufeff]*<\?(?:xml|OFX)\b/i.test(text.slice(0, 2000));

/** Follows the elements of an XML file, and remembers where they first do not nest. */
export class XmlNesting {
  /** Line of the first tag that closes another element than the open one; null while there is none. */
  brokenAt: number | null = null;
  private readonly open: string[] = [];

  read({ name, closes, empty, line }: Pick<OfxTag, 'name' | 'closes' | 'empty' | 'line'>): void {
    if (this.brokenAt !== null || empty) return;
    if (!closes) this.open.push(name);
    else if (this.open.pop() !== name) this.brokenAt = line;
  }
}
