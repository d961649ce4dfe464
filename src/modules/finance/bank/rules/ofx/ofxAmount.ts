type OfxAmount = { kind: 'cents'; cents: number } | { kind: 'blank' } | { kind: 'unreadable' };

const UNREADABLE: OfxAmount = { kind: 'unreadable' };
/** As nearly every bank writes it, which is read without looking for anything else. */
const USUAL = /^(-?)(\d{1,12})[.,](\d\d)$/;

/** The text without thousands marks and with a point before the decimals; null when its marks make no number. */
function plainNumber(text: string): string | null {
  const points = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (points === 0 && commas === 0) return text;
  if (points + commas === 1) return text.replace(',', '.');
  if (points === 0 || commas === 0) return text.replace(/[.,]/g, '');
  const last = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  if ((last === ',' ? commas : points) > 1) return null;
  const at = text.lastIndexOf(last);
  return `${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`;
}

/**
 * Whole cents of an amount as Brazilian banks write it (finance-decisions §4.11): one separator is the decimal one whatever
 * follows, of two kinds the last is, one kind repeated marks thousands. Beyond the cent it rounds half away from zero.
 */
export function readOfxAmount(text: string): OfxAmount {
  const usual = USUAL.exec(text);
  if (usual) {
    const cents = Number(`${usual[2] ?? ''}${usual[3] ?? ''}`);
    return { kind: 'cents', cents: usual[1] && cents !== 0 ? -cents : cents };
  }
  const bare = text.replace(/R\$|\s/g, '').replace(/\u2212/g, '-');
  if (/^[+-]?[.,]*$/.test(bare)) return { kind: 'blank' };
  const match = /^([+-]?)([\d.,]+)(-?)$/.exec(bare);
  const digits = match?.[2];
  if (!match || !digits || digits.length > 40 || (match[1] && match[3])) return UNREADABLE;
  const plain = plainNumber(digits);
  if (plain === null || !/\d/.test(plain)) return UNREADABLE;
  const [whole = '', decimals = ''] = plain.split('.');
  const cents =
    Number(`${whole || '0'}${`${decimals}00`.slice(0, 2)}`) + (Number(decimals[2] ?? '0') >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(cents)) return UNREADABLE;
  const negative = match[1] === '-' || match[3] === '-';
  return { kind: 'cents', cents: negative && cents !== 0 ? -cents : cents };
}
