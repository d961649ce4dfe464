/**
 * The point of a number pad means the comma: '1.5' is 1,5. Yet who types '1.000,00' means a thousand. Which of the two
 * a typed dot is shows only in what follows it, so it is remembered until then.
 */
export interface TypedDots {
  /** A dot that stands as the comma and may still part thousands: what stood before it, and the digits since. */
  readonly open: { readonly whole: string; readonly since: string } | null;
  /** The text as it was right after a dot turned out to part thousands: another may follow it. */
  readonly grouped: string | null;
  /** The text of a whole number behind which a comma was typed: decimals follow, and there is no place for them. */
  readonly whole?: string;
}

const SEPARATOR = /^[.,]$/;

export const NO_DOTS: TypedDots = { open: null, grouped: null };

/** Digits between two dots. */
const GROUP = 3;
const FIRST_GROUP = /^-?[1-9]\d{0,2}$/;

interface Typed {
  readonly key: string;
  /** The text of the field before the key, as it is shown: '1.000,5'. */
  readonly text: string;
  /** Decimals that the field keeps. */
  readonly decimals: number;
}

interface Answer {
  readonly dots: TypedDots;
  /** The whole text instead of the key, when a dot turned out to part thousands: '1000', '1000,'. */
  readonly instead?: string;
}

/**
 * A key at the end of a whole number. '12,5' must not become 125, and '12.5' neither: digits behind a comma are not
 * taken, digits behind a dot only once they are three and show that it parts thousands.
 */
function wholeTyped(dots: TypedDots, { key, text }: Typed): Answer {
  if (SEPARATOR.test(key)) {
    const fits = key === '.' && (FIRST_GROUP.test(text) || (text !== '' && text === dots.grouped));
    const whole = text.replaceAll('.', '');
    return { dots: fits ? { open: { whole, since: '' }, grouped: null } : { ...NO_DOTS, whole: text } };
  }
  if (!/^\d$/.test(key)) return { dots: NO_DOTS };
  if (dots.whole === text) return { dots, instead: text };
  const { open } = dots;
  if (open?.whole !== text.replaceAll('.', '')) return { dots: NO_DOTS };
  const since = open.since + key;
  if (since.length < GROUP)
    return { dots: { open: { whole: open.whole, since }, grouped: null }, instead: text };
  const value = open.whole + since;
  return { dots: { open: null, grouped: grouped(value) }, instead: value };
}

/**
 * One key typed at the end of the text. A dot after which three digits follow parts thousands when a comma or another
 * dot comes, and at once where the field keeps no third decimal; '0.125' and '1234.56', whose dots cannot, keep theirs as the comma.
 */
export function keyTyped(dots: TypedDots, typed: Typed): Answer {
  const { key, text, decimals } = typed;
  if (decimals === 0) return wholeTyped(dots, typed);
  const [whole = '', since] = text.replaceAll('.', '').split(',');
  const { open } = dots;
  // A field shows no more decimals than it keeps: the others are remembered until the dot is understood.
  const known = open && open.whole === whole && open.since.slice(0, decimals) === since ? open : null;
  if (key === '.' && known?.since.length === GROUP) {
    const both = whole + known.since;
    return { dots: { open: { whole: both, since: '' }, grouped: null }, instead: `${both},` };
  }
  if (key === '.') {
    const fits = since === undefined && (FIRST_GROUP.test(whole) || text === dots.grouped);
    return { dots: { open: fits ? { whole, since: '' } : null, grouped: null } };
  }
  if (!known) return { dots: NO_DOTS };
  if (key === ',' && known.since.length === GROUP) {
    return { dots: NO_DOTS, instead: `${whole}${known.since},` };
  }
  if (!/^\d$/.test(key)) return { dots: NO_DOTS };
  const digits = known.since + key;
  if (digits.length < GROUP || decimals >= GROUP) {
    return { dots: { open: { whole, since: digits }, grouped: null } };
  }
  const value = whole + digits;
  return { dots: { open: null, grouped: grouped(value) }, instead: value };
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}
