import { type FieldErrors, invalid, json } from '../../answers';
import { type Call, route } from '../../route';

/** What a lot begins with that nobody types. */
interface Begun {
  customerId: number;
  version: number;
  closingDate: null;
  closingReason: null;
  madeByLotId: null;
  resultDocument: null;
  createdAt: string;
  updatedAt: null;
  updatedByName: string;
}

interface Creation<Input, Lot extends { status: string }> {
  readonly path: string;
  readonly permission: object;
  readonly check: (
    sent: Record<string, unknown>,
    call: Call,
  ) => { errors: FieldErrors; input?: Input | undefined };
  readonly insert: (input: Input, begun: Begun) => Lot;
  readonly wire: (lot: Lot) => Parameters<typeof json>[0];
  readonly housed: (lot: Lot) => void;
}

/** The call that makes a lot, of poultry or of fish, with the notice of a housing. */
export const createLot = <Input, Lot extends { status: string }>(creation: Creation<Input, Lot>) =>
  route(
    'POST',
    creation.path,
    async (call) => {
      const { customerId, user } = call;
      const { errors, input } = creation.check(await call.body(), call);
      if (!input || customerId === null) return invalid(errors);
      const made = creation.insert(input, {
        customerId,
        version: 1,
        closingDate: null,
        closingReason: null,
        madeByLotId: null,
        resultDocument: null,
        createdAt: new Date().toISOString(),
        updatedAt: null,
        updatedByName: user.name,
      });
      if (made.status === 'IN_PROGRESS') creation.housed(made);
      return json(creation.wire(made));
    },
    creation.permission,
  );
