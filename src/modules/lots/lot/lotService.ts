import i18next from 'i18next';
import { registerCalls } from '@/families/register/registerCalls';
import type { RegisterCalls } from '@/families/register/registerTypes';
import type { LocalDate } from '@/platform/format/date';
import { assumed, http } from '@/platform/http/http';
import type { LotValues } from './lotSchemas';
import {
  type Closing,
  ClosingWire,
  type LotAviary,
  LotAviaryWire,
  type ProductionOrder,
  ProductionOrderWire,
  type ReferenceChoice,
  ReferenceChoiceWire,
  type Reopening,
  ReopeningWire,
} from './lotAnswers';
import { withOwnOrderWords } from './rules/orderRefusal';
import { ChickenLot } from './lotWire';

const ANSWERS: Readonly<Record<string, boolean>> = { YES: true, NO: false };

function toBody({ kept: _kept, washedAndDisinfected, ...values }: LotValues) {
  const text = (value: string) => (value === '' ? null : value);
  return {
    ...values,
    productionOrder: text(values.productionOrder),
    lineage: text(values.lineage),
    breederLot: text(values.breederLot),
    hatchery: text(values.hatchery),
    litterProduct: text(values.litterProduct),
    washedAndDisinfected: washedAndDisinfected === null ? null : (ANSWERS[washedAndDisinfected] ?? null),
  };
}

const calls: RegisterCalls<ChickenLot, ChickenLot, LotValues> = registerCalls<
  ChickenLot,
  ChickenLot,
  LotValues
>('ChickenLot', { row: ChickenLot, toBody, without: ['setActive'] });

/** The call, whose refusals of the production order come in words of the user's language. */
const inOwnWords =
  <Args extends unknown[]>(call: (...args: Args) => Promise<unknown>) =>
  async (...args: Args): Promise<unknown> => {
    try {
      return await call(...args);
    } catch (thrown) {
      throw withOwnOrderWords(thrown, (reason) => i18next.t(`chickenLots:order.${reason}`));
    }
  };

export const lotCalls: RegisterCalls<ChickenLot, ChickenLot, LotValues> = {
  ...calls,
  ...(calls.create ? { create: inOwnWords(calls.create) } : {}),
  update: inOwnWords(calls.update),
};

/** Which lot, and as of which of its changes it was read. */
interface Versioned {
  readonly id: number;
  readonly version: number | null;
}

// A refusal is shown in the dialog, or beside the field.
const inPlace = { contained: true } as const;

export const lotService = {
  /** The houses that lots can be in. */
  aviaries: (signal: AbortSignal): Promise<LotAviary[]> =>
    http.list(assumed('/ChickenLot/GetAviaries'), { signal, ...inPlace, shape: LotAviaryWire }),
  /** The sets that lots can be compared with. */
  referenceSets: (signal: AbortSignal): Promise<ReferenceChoice[]> =>
    http.list(assumed('/ChickenReference/GetForSelect'), { signal, ...inPlace, shape: ReferenceChoiceWire }),
  /** Which lots share a production order, and why a lot may not join it. */
  productionOrder: (
    params: { readonly number: string; readonly lotId: number | null },
    signal: AbortSignal,
  ): Promise<ProductionOrder> =>
    http.get(assumed('/ChickenLot/CheckProductionOrder'), {
      params: { number: params.number, ...(params.lotId === null ? {} : { lotId: params.lotId }) },
      signal,
      ...inPlace,
      silent: true,
      shape: ProductionOrderWire,
    }),
  /** What closing the lot would come to on that day. */
  closing: (
    params: { readonly id: number; readonly date: LocalDate },
    signal: AbortSignal,
  ): Promise<Closing> =>
    http.get(assumed('/ChickenLot/GetClosing'), { params, signal, ...inPlace, shape: ClosingWire }),
  close: ({ id, version }: Versioned, closingDate: LocalDate, reason: string) =>
    http.post<unknown>(assumed('/ChickenLot/Close'), { id, version, closingDate, reason: reason || null }),
  /** What reversing the closing would take away, and what stands in its way. */
  reopening: ({ id }: { readonly id: number }, signal: AbortSignal): Promise<Reopening> =>
    http.get(assumed('/ChickenLot/GetReopening'), {
      params: { id },
      signal,
      ...inPlace,
      shape: ReopeningWire,
    }),
  /** `nextVersion`: of the lot that goes, as its reader saw it; null where none goes. */
  reopen: ({ id, version }: Versioned, nextVersion: number | null) =>
    http.post<unknown>(assumed('/ChickenLot/Reopen'), { id, version, nextVersion }, inPlace),
};
