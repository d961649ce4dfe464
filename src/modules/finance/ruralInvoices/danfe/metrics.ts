import { jsPDF } from 'jspdf';
import type { Measure } from './danfeTypes';

const MM_PER_POINT = 25.4 / 72;

/** Signs that the fonts of every PDF reader have beyond Latin-1 (Windows-1252). */
const WINDOWS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** A text in the signs that those fonts have: others without their accents, or as a question mark. */
export function printable(text: string): string {
  // Most texts are plain, and there are thousands of them.
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  return Array.from(
    text.normalize('NFC').replace(/\s/g, (blank) => (blank === '\n' ? blank : ' ')),
    (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (sign === '\n' || (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return sign;
      if (WINDOWS.includes(sign)) return sign;
      const [base = ''] = sign.normalize('NFD');
      return /[\x20-\x7e]/.test(base) ? base : '?';
    },
  ).join('');
}

/** Widths of signs, each measured once; no pair of signs is drawn closer. */
function widthsOf(bold: boolean): (text: string, size: number) => number {
  const sheet = new jsPDF({ unit: 'mm', format: 'a4' });
  sheet.setFont('times', bold ? 'bold' : 'normal');
  const known = new Map<string, number>();
  const widthOf = (sign: string) => {
    const found = known.get(sign);
    if (found !== undefined) return found;
    const width = sheet.getStringUnitWidth(sign) * MM_PER_POINT;
    known.set(sign, width);
    return width;
  };
  return (text, size) => {
    let sum = 0;
    for (const sign of text) sum += widthOf(sign);
    return sum * size;
  };
}

/** Measures in the type of the paper, Times by the manual. */
export function paperMeasure(): Measure {
  const [normal, heavy] = [widthsOf(false), widthsOf(true)];
  return (text, size, bold) => (bold ? heavy : normal)(text, size);
}
