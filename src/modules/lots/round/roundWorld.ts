import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import type {
  DepletionLine,
  OccurrenceDescriptor,
  OccurrenceRecord,
} from '@/families/occurrence/occurrenceTypes';
import type { LocalDate } from '@/platform/format/date';
import type { Outbox, Waiting } from '@/platform/outbox/createOutbox';
import type { ReadableQuery } from '@/platform/store/createQuery';
import type { Tag } from '@/platform/store/tags';

/** Figures of a place on a day; null: nothing was typed, or nothing is recorded. */
export type Figures<Field extends string = string> = Readonly<Record<Field, number | null>>;

/** A living lot as any round passes it. */
export interface RoundPlace {
  readonly id: number;
  readonly number: string;
  readonly housingDate: LocalDate;
}

/** One occurrence of a round, ready to be sent. */
export interface Entry<Field extends string = string> {
  /** Of the place and its lot, as the round shows them. */
  readonly name: string;
  readonly lotId: number;
  /** What was typed, of the fields that this occurrence holds. */
  readonly figures: Figures<Field>;
  /** The figures of that day when it was typed: what came meanwhile is seen beside them. */
  readonly shown?: Figures<Field>;
  readonly type: string;
  readonly day: string;
  /** The record that it changes; null for a new one. */
  readonly recordId: number | null;
  readonly body: object;
}

/** What poultry's and fish's rounds hold of a lot: its form, what is known of its day, what waits of it. */
export interface RoundShape {
  readonly lot: RoundPlace;
  readonly field: string;
  readonly typed: object;
  readonly now: { readonly figures: Figures };
  readonly waiting: unknown;
}

/** What is known of a lot's day: what was entered, the day before, and what waits for a network. */
export interface PlaceDay<S extends RoundShape> {
  readonly now: S['now'];
  readonly before: Figures<S['field']>;
  readonly waiting: S['waiting'];
}

export interface TypedPlace<S extends RoundShape> extends PlaceDay<S> {
  readonly lot: S['lot'];
  readonly name: string;
  readonly typed: S['typed'];
}

/** One occurrence of what was typed at a place. */
export interface RoundAct<Field extends string> {
  readonly descriptor: OccurrenceDescriptor;
  /** The record of that day that is changed; null for a new one. */
  readonly record: OccurrenceRecord | null;
  readonly values: Readonly<Record<string, number | string>>;
  readonly depletion?: readonly DepletionLine[];
  /** The fields that it was typed into. */
  readonly fields: readonly Field[];
  /** What is empty again once it is saved, where that is more. */
  readonly clears?: readonly string[];
}

/** Something that is refused, or asked back: the field of a lot and the words. */
export interface AtField<Field extends string> {
  readonly lotId: number;
  readonly field: Field | 'reason' | 'feed';
  readonly text: string;
}

export interface RowProps<S extends RoundShape> extends PlaceDay<S> {
  readonly lot: S['lot'];
  readonly day: LocalDate;
  readonly records: readonly OccurrenceRecord[];
}

/** Cells of a spreadsheet that were pasted into a figure. */
export interface Pasted<S extends RoundShape> {
  readonly text: string;
  readonly lots: readonly S['lot'][];
  readonly from: { readonly lotId: number; readonly field: string };
  readonly day: LocalDate;
  /** When the round was opened, milliseconds. */
  readonly opened: number;
  readonly dayOf: (lotId: number) => PlaceDay<S>;
}

export interface RoundData<Lot> {
  readonly lots: readonly Lot[];
  readonly records: readonly OccurrenceRecord[];
}

/** What a round is told of its world: poultry's and fish's share everything else. */
export interface RoundWorld<S extends RoundShape> {
  readonly name: 'poultry' | 'fish';
  readonly state: ReadableQuery<RoundData<S['lot']>, void>;
  readonly outbox: Outbox<Entry<S['field']>>;
  /** What is recorded at present. */
  readonly list: (signal: AbortSignal) => Promise<OccurrenceRecord[]>;
  /** Sends one entry, which the server may know already by its key. */
  readonly send: (entry: Waiting<Entry<S['field']>>) => Promise<unknown>;
  /** What a write makes stale. */
  readonly tags: readonly Tag[];
  readonly occurrences: () => string;
  readonly empty: ReactNode;
  readonly fields: readonly S['field'][];
  readonly fieldWord: (t: TFunction<'lotRound'>, field: S['field']) => string;
  /** The figures that another entry of a type adds to; those of a type that replaces are none. */
  readonly addedBy: (type: string) => readonly S['field'][];
  readonly placeOf: (lot: S['lot']) => string;
  readonly blank: (lot: S['lot']) => S['typed'];
  readonly isTyped: (typed: S['typed']) => boolean;
  readonly figuresIn: (typed: S['typed']) => Figures<S['field']>;
  readonly figuresOf: (records: readonly OccurrenceRecord[], lotId: number, day: LocalDate) => S['now'];
  readonly waitingOf: (
    entries: readonly Waiting<Entry<S['field']>>[],
    lotId: number,
    day: LocalDate,
  ) => S['waiting'];
  /** What cannot be; of the first rule that is broken. */
  readonly faults: (
    t: TFunction<'lotRound'>,
    all: readonly TypedPlace<S>[],
  ) => readonly AtField<S['field']>[];
  /** What can hardly be, each under an id of its own. */
  readonly unlikely: (
    t: TFunction<'lotRound'>,
    place: TypedPlace<S>,
    day: LocalDate,
  ) => readonly { readonly id: string; readonly text: string }[];
  readonly acts: (place: TypedPlace<S>) => readonly RoundAct<S['field']>[];
  readonly Row: ComponentType<RowProps<S>>;
  /** The figures of a block of cells, or in words why it was not taken; undefined where it is left to the field. */
  readonly pasted?: (
    t: TFunction<'lotRound'>,
    pasted: Pasted<S>,
  ) =>
    | {
        readonly figures: readonly {
          readonly lotId: number;
          readonly field: string;
          readonly value: number;
        }[];
        readonly words: string | null;
      }
    | undefined;
  /** What was typed so far, under the form. */
  readonly total: (t: TFunction<'lotRound'>, typed: readonly S['typed'][]) => string;
}

export type WaitingOf<S extends RoundShape> = Waiting<Entry<S['field']>>;
