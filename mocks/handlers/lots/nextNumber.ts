import { sameText } from '../admin/sameText';

interface Numbered {
  readonly number: string;
}

/** Characters of a lot's number. */
const LONGEST = 20;

/** The number of the lot that follows one in its place: counted upwards, and none that a lot there has. */
export function nextNumber({ number }: Numbered, lots: readonly Numbered[]): string {
  const [, before = '', digits = ''] = /^(.*?)(\d*)$/.exec(number) ?? [];
  for (let step = 1; ; step += 1) {
    const counted = before + String(BigInt(digits) + BigInt(step)).padStart(digits.length, '0');
    const next = digits === '' || counted.length > LONGEST ? `${number.slice(0, 16)}-${step + 1}` : counted;
    if (!lots.some((row) => sameText(row.number, next))) return next;
  }
}
