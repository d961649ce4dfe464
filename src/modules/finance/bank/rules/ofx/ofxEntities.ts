const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ordm: '\u00ba',
  ordf: '\u00aa',
  deg: '\u00b0',
};
/** Marks that stand over a letter, or under it, as HTML names them. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

/** What a name stands for; undefined for one that is none. */
function named(name: string): string | undefined {
  const mark = MARKS[name.slice(1)];
  return mark === undefined ? NAMED[name] : (name.charAt(0) + mark).normalize('NFC');
}

function numbered(code: number, written: string): string {
  return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : written;
}

/** The text with its entities replaced once; an ampersand that starts none stays as it is. */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z]{2,8}));/g,
    (written, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return numbered(Number(decimal), written);
      if (hex) return numbered(Number.parseInt(hex, 16), written);
      return (name && named(name)) || written;
    },
  );
}
