import type { UnknownAction } from '@reduxjs/toolkit';
import type { LocalDate } from '@/platform/format/date';
import type { AppState } from '@/platform/store/appState';
import { createQuery } from '@/platform/store/createQuery';
import type { AppDispatch } from '@/platform/store/store';
import type { Tag } from '@/platform/store/tags';
import type { Closing, Reopening } from './lotAnswers';
import { NAMESPACE } from './lotChoices';
import { lotService } from './lotService';
import type { ManagedLot } from './lotWire';
import { chickenLots } from './registers/lots';

type Versioned = Pick<ManagedLot, 'id' | 'version'>;

/** The calls by which a lot is closed and taken back, the same of poultry and of fish. */
export interface LotCalls {
  readonly closing: (
    params: { readonly id: number; readonly date: LocalDate },
    signal: AbortSignal,
  ) => Promise<Closing>;
  readonly close: (lot: Versioned, closingDate: LocalDate, reason: string) => Promise<unknown>;
  readonly reopening: (params: { readonly id: number }, signal: AbortSignal) => Promise<Reopening>;
  readonly reopen: (lot: Versioned, nextVersion: number | null) => Promise<unknown>;
}

interface LotRegister {
  readonly namespace?: string;
  readonly name: string;
  readonly resource: {
    readonly tags: readonly Tag[];
    readonly item: {
      readonly selectAll: (state: AppState) => Readonly<Record<string, unknown>>;
      readonly refresh: (id: number) => (dispatch: AppDispatch, getState: () => AppState) => Promise<unknown>;
    };
    readonly written: () => UnknownAction;
  };
}

/** What the dialogs of lots need of a kind of lots; `name` sets its answers apart. */
export const lotPort = (
  name: string,
  calls: LotCalls,
  { namespace = '', name: register, resource }: LotRegister,
) => ({
  calls,
  words: { module: 'lots', namespace, name: register },
  closings: createQuery('lots', `${name}Closing`, calls.closing, { keep: false }),
  reopenings: createQuery(
    'lots',
    `${name}Reopening`,
    (id: number, signal) => calls.reopening({ id }, signal),
    { keep: false, tags: resource.tags },
  ),
  /** A lot was closed or reversed, or found to be another by now: it is read anew where it is open, and the list. */
  written: (lot: Versioned) => (dispatch: AppDispatch, getState: () => AppState) => {
    if (String(lot.id) in resource.item.selectAll(getState())) void dispatch(resource.item.refresh(lot.id));
    dispatch(resource.written());
  },
});
export type LotPort = ReturnType<typeof lotPort>;

export const chickenPort = lotPort('lot', lotService, { ...chickenLots, namespace: NAMESPACE });
