const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CODE_POINT = 0x10ffff;

function character(reference: string): string | undefined {
  const code = /^x/i.test(reference) ? Number.parseInt(reference.slice(1), 16) : Number(reference);
  return Number.isInteger(code) && code > 0 && code <= LAST_CODE_POINT
    ? String.fromCodePoint(code)
    : undefined;
}

/** The text that XML references stand for: `&amp;` `&#233;` `&#xE9;`; null when there is one that XML does not know. */
export function decodeEntities(raw: string): string | null {
  if (!raw.includes('&')) return raw;
  let known = true;
  const text = raw.replaceAll(
    /&(?:#([0-9]+|[xX][0-9a-fA-F]+)|([a-z]+));|&/g,
    (_, code?: string, name?: string) => {
      const value = code ? character(code) : NAMED[name ?? ''];
      if (value === undefined) known = false;
      return value ?? '';
    },
  );
  return known ? text : null;
}
