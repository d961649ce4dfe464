/** An element of an XML text: its name without namespace, what stands in it. */
export interface XmlNode {
  name: string;
  children: XmlNode[];
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, code: string) => {
    if (code.startsWith('#x')) return String.fromCodePoint(Number.parseInt(code.slice(2), 16));
    if (code.startsWith('#')) return String.fromCodePoint(Number(code.slice(1)));
    return ENTITIES[code] ?? whole;
  });
}

/** Reads an XML text as far as shapes need it: elements and their text. Throws when elements do not close. */
export function parseXml(source: string): XmlNode {
  const root: XmlNode = { name: '', children: [], text: '' };
  const open = [root];
  const pieces =
    /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([\w.:-]+)[^>]*?(\/?)>|([^<]+)/g;
  for (const [whole, cdata, closing, name, empty, text] of source.matchAll(pieces)) {
    const here = open.at(-1) ?? root;
    if (cdata !== undefined) here.text += cdata;
    else if (text !== undefined) here.text += decoded(text);
    else if (name !== undefined) {
      const local = name.replace(/^.*:/, '');
      if (closing) {
        if (here.name !== local) throw new Error(`${whole} closes ${here.name}.`);
        open.pop();
        continue;
      }
      const node: XmlNode = { name: local, children: [], text: '' };
      here.children.push(node);
      if (!empty) open.push(node);
    }
  }
  if (open.length > 1) throw new Error('An element is not closed.');
  return root;
}

/** All elements of a name, however deep. */
export function elements(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elements(child, name),
  ]);
}
