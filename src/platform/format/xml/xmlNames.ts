import type { XmlElement } from './parseXml';

/** The name without its prefix: 'nfe:det' → 'det'. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);

/** The first child of that name. */
export function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => localName(child) === name);
}

/** Every element of these names in and under one, in the order of the text. Without recursion: depth costs nothing. */
export function allNamed(root: XmlElement, ...names: readonly string[]): XmlElement[] {
  const found: XmlElement[] = [];
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (names.includes(localName(element))) found.push(element);
    for (const child of element.children.toReversed()) waiting.push(child);
  }
  return found;
}
