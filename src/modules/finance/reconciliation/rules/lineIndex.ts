import type { BankLine } from '../reconciliationTypes';
import { countOf } from './targetCharges';

// Most amounts that are looked for are not there: one bit tells it without a look into the map.
const BITS = 65_536;

/** The open lines of one day by their amount. */
class DayLines {
  private readonly bits = new Uint8Array(BITS / 8);
  private readonly byCents = new Map<number, BankLine[]>();

  add(line: BankLine): void {
    const bit = line.cents & (BITS - 1);
    this.bits[bit >> 3] = (this.bits[bit >> 3] ?? 0) | (1 << (bit & 7));
    const same = this.byCents.get(line.cents);
    if (same) same.push(line);
    else this.byCents.set(line.cents, [line]);
  }

  of(cents: number): readonly BankLine[] | undefined {
    const bit = cents & (BITS - 1);
    return ((this.bits[bit >> 3] ?? 0) >> (bit & 7)) & 1 ? this.byCents.get(cents) : undefined;
  }

  all(): readonly BankLine[] {
    return [...this.byCents.values()].flat();
  }
}

/** Open lines by day, counted since 1970, in the order of days. */
export type LineIndex = ReadonlyMap<number, DayLines>;

export function indexLines(lines: readonly BankLine[]): LineIndex {
  const index = new Map<number, DayLines>();
  for (const line of lines) {
    if (line.match !== null || line.cents === 0) continue;
    const count = countOf(line.day);
    const day = index.get(count) ?? new DayLines();
    index.set(count, day);
    day.add(line);
  }
  return new Map([...index].toSorted(([one], [other]) => one - other));
}
