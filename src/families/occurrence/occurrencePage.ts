import type { ReactNode } from 'react';
import type { LocalDateTime } from '@/platform/format/dateTime';
import type { Id } from '@/platform/forms/options';
import type { AppError } from '@/platform/http/appError';
import type { LoadStatus } from '@/platform/store/resourceState';
import type { Tag } from '@/platform/store/tags';
import type { PageAction } from '@/platform/ui/pageAction';
import type {
  OccurrenceDescriptor,
  OccurrenceRecord,
  OccurrenceSources,
  OccurrenceSubject,
  OccurrenceValues,
  StockPort,
} from './occurrenceTypes';

/** Answered by `save` where a record waits on this device: the module has said so itself. */
export const KEPT = 'KEPT';

export interface LoadState {
  readonly status: LoadStatus;
  readonly error: AppError | null;
  readonly onRetry: () => void;
}

/** What the address asks of a map. */
export interface OccurrenceMapView {
  /** Null is any type. */
  readonly type: string | null;
  readonly subjectId: string | null;
  readonly onOpen: (subjectId: Id) => void;
}

/** What is planned, narrowed by the address, and what can be done with it. */
export interface OccurrenceAheadView {
  readonly records: readonly OccurrenceRecord[];
  readonly hrefOf: (id: number) => string;
  /** Why a record cannot be moved. */
  readonly reasonOf: (record: OccurrenceRecord) => string | undefined;
  readonly onMove: (record: OccurrenceRecord, to: LocalDateTime) => void;
}

/** What a module hands to the page of its occurrences. */
export interface OccurrencePageProps {
  /** Locale file of the types. */
  readonly namespace: string;
  readonly title: string;
  readonly subtitle: string;
  /** The page's address without an id. */
  readonly base: string;
  /** Parameter of the address that names the subject: 'lote'. */
  readonly subjectParam: string;
  readonly subjectLabel: string;
  /** Its days are counted from the first one: of a lot they are, of a plot not. */
  readonly daysCounted?: boolean;
  readonly exportName: string;
  /** What is said where nothing is listed, and where a subject has to be chosen first. */
  readonly words: {
    readonly empty: string;
    readonly choose: string;
    readonly chooseText: string;
  };
  /** Where nothing is listed: the way to what is missing before anything can be registered. */
  readonly emptyAction?: ReactNode;
  readonly descriptors: readonly OccurrenceDescriptor[];
  readonly subjects: readonly OccurrenceSubject[];
  readonly subjectsState: LoadState;
  readonly records: readonly OccurrenceRecord[];
  readonly recordsState: LoadState;
  /** The record of the address, where one is named. */
  readonly opened: OccurrenceRecord | null;
  readonly openedState: LoadState;
  readonly sources: OccurrenceSources;
  readonly stock?: StockPort;
  readonly mayUse: (descriptor: OccurrenceDescriptor) => boolean;
  readonly save: (
    descriptor: OccurrenceDescriptor,
    values: OccurrenceValues,
    id: number | null,
  ) => Promise<unknown>;
  /** What else a save has done, by its answer: said with it. */
  readonly savedWords?: (answer: unknown) => string | null;
  readonly remove: (id: number) => Promise<unknown>;
  /** Over the views: what waits on this device. */
  readonly lead?: ReactNode;
  /** What else can be done from the page's head. */
  readonly actions?: readonly PageAction[];
  /** The module's own part of a type's form, inside it: it reads and writes the fields. */
  readonly aside?: (slug: string) => ReactNode;
  /** What is planned for the days ahead, where the module has more to say of it than the calendar. */
  readonly ahead?: (shown: OccurrenceAheadView) => ReactNode;
  /** The subjects on a map, where they have a place on it. */
  readonly map?: (shown: OccurrenceMapView) => ReactNode;
  /** What a write makes stale: records, and the subjects whose figures they change. */
  readonly stale: readonly Tag[];
}
