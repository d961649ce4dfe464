import { counted, filled, id, made, oneOf, optionalText, orElse, orNull, sparse } from '@/platform/http/wire';
import { day, givenCents, givenDay } from '@/platform/http/wireValues';
import { type Adjustment, type BalanceLine, SECTIONS } from './balanceTypes';

const LineWire = made(
  sparse({ lineKey: filled, section: oneOf(SECTIONS), value: givenCents }),
  ({ lineKey: key, section, value }): BalanceLine => ({ key, section, cents: value }),
);

const AdjustmentWire = made(
  sparse({
    id,
    date: givenDay,
    section: oneOf(SECTIONS),
    value: givenCents,
    name: optionalText,
    reason: optionalText,
    userName: optionalText,
  }),
  ({ date, value, ...rest }): Adjustment => ({ ...rest, day: date, cents: value }),
);

/** The balance of a day; what cannot be read is counted, for both sides would lie without it. */
export const BalanceWire = made(
  sparse({
    date: day,
    closed: orNull(sparse({ at: optionalText, userName: optionalText })),
    closedUntil: day,
    lines: counted(LineWire),
    adjustments: orElse(counted(AdjustmentWire), { rows: [], unread: 0 }),
  }),
  ({ date, lines, adjustments, ...rest }) => ({
    ...rest,
    day: date,
    lines: lines.rows,
    adjustments: adjustments.rows,
    unread: lines.unread + adjustments.unread,
  }),
);

export const ClosedDateWire = sparse({ date: givenDay });
