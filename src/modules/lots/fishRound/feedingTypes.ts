import type { DepletionLine } from '@/families/occurrence/occurrenceTypes';
import type { FishSubject } from '../occurrences/parts/fishSubject';
import type { Appetite } from '../occurrences/types/feedSupply';
import type { Entry, Figures, RoundPlace } from '../round/roundWorld';

/** What is weighed at a pond on a feeding round. */
export const FEEDING_FIELDS = ['givenKg'] as const;
export type FeedingField = (typeof FEEDING_FIELDS)[number];

/** What is typed at a pond. */
export interface TypedFeeding extends Figures<FeedingField> {
  readonly feed: string | null;
  readonly appetite: Appetite | null;
}

/** The feed that a lot had last, and the product of the stock that it was. */
export interface LastFeed {
  readonly feed: string;
  readonly line: DepletionLine | null;
}

/** A living lot of fish as the round passes it. */
export interface FeedingLot extends RoundPlace {
  readonly pondName: string;
  readonly subject: FishSubject;
  readonly lastFeed: LastFeed | null;
}

/** What a lot had on a day. */
export interface FedDay {
  readonly figures: Figures<FeedingField>;
  /** How it took the last meal of the day; null where nobody said. */
  readonly appetite: Appetite | null;
}

/** kg that wait on this device for a lot and a day; null where nothing waits. */
export interface FeedingShape {
  readonly lot: FeedingLot;
  readonly field: FeedingField;
  readonly typed: TypedFeeding;
  readonly now: FedDay;
  readonly waiting: number | null;
}

export type FeedingEntry = Entry<FeedingField>;
