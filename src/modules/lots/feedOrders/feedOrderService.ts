import { registerCalls } from '@/families/register/registerCalls';
import { toInstant } from '@/platform/format/dateTime';
import { assumed, http } from '@/platform/http/http';
import { createQuery } from '@/platform/store/createQuery';
import type { FeedOrderValues, ReceiptValues } from './feedOrderSchemas';
import { FeedDestination, FeedNeed, FeedOrder, type FeedOrderState } from './feedOrderWire';

// A refusal is shown in the dialog, or beside the field.
const inPlace = { contained: true } as const;

export const feedOrderCalls = registerCalls<FeedOrder, FeedOrder, FeedOrderValues>('FeedOrder', {
  row: FeedOrder,
  toBody: ({ kept: _kept, ...values }) => values,
  without: ['setActive'],
});

/** Which order, and as of which of its changes it was read. */
type Versioned = Pick<FeedOrder, 'id' | 'version'>;

/** The order goes to another state; refused or cancelled with a reason. */
export const changeFeedOrder = (
  { id, version }: Versioned,
  status: FeedOrderState,
  reason: string,
): Promise<unknown> =>
  http.post(
    assumed('/FeedOrder/ChangeState'),
    { id, version, status, ...(reason === '' ? {} : { reason }) },
    inPlace,
  );

/** The order has come: its feed is written down as a movement of the lot in the same step. */
export const receiveFeedOrder = (
  { id, version }: Versioned,
  { receivedAt, ...values }: ReceiptValues,
): Promise<unknown> =>
  http.post(
    assumed('/FeedOrder/Receive'),
    { id, version, ...values, receivedAt: receivedAt && toInstant(receivedAt) },
    inPlace,
  );

/** Lots in progress and silos, of poultry and of fish. */
export const feedDestinations = createQuery(
  'lots',
  'feedDestinations',
  (_: void, signal) =>
    http.list(assumed('/FeedOrder/GetDestinationsForSelect'), {
      signal,
      ...inPlace,
      shape: FeedDestination,
    }),
  { keep: false },
);

interface NeedOf {
  readonly destination: string;
  /** An order does not count as one that is coming beside itself. */
  readonly orderId: number | null;
}

/** Who eats at a destination, what is in its silo and what is coming. */
export const feedNeeds = createQuery(
  'lots',
  'feedNeeds',
  ({ destination, orderId }: NeedOf, signal) =>
    http.get(assumed('/FeedOrder/GetNeed'), {
      params: { destination, ...(orderId === null ? {} : { orderId }) },
      signal,
      ...inPlace,
      silent: true,
      shape: FeedNeed,
    }),
  { keep: false },
);
