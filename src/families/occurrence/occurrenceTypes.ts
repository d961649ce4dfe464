import type { ReadableQuery } from '@/platform/store/createQuery';
import type { FieldValues } from 'react-hook-form';
import type { LocalDate } from '@/platform/format/date';
import type { LocalDateTime } from '@/platform/format/dateTime';
import type { AttachedFile } from '@/platform/forms/files/attachedFile';
import type { Id, OptionSource } from '@/platform/forms/options';
import type { OccurrenceField } from './occurrenceFields';

type OccurrenceState = 'DONE' | 'PLANNED';

/** What a form holds of every type; the fields of its descriptor stand beside these, under their own names. */
export interface OccurrenceValues extends FieldValues {
  subjectIds: readonly Id[];
  /** The one subject of a type that has no more; kept in line with `subjectIds`. */
  subjectId: Id | null;
  state: OccurrenceState;
  plannedAt: LocalDateTime | null;
  happenedAt: LocalDateTime | null;
  observation: string | null;
  depletion: readonly DepletionLine[];
  files: readonly AttachedFile[];
  /** Of the record that is changed, as it was read; no part of the form. */
  version?: number | null;
}

/** What is taken out of stock; from another property than the subject's where `farmId` names one. */
export interface DepletionLine {
  readonly productId: Id | null;
  readonly unit: Id | null;
  readonly quantity: number | null;
  readonly farmId: Id | null;
}

/** The document that took the products of an occurrence out of stock. */
interface DepletionDocument {
  readonly id: Id;
  readonly number: string;
}

export interface OccurrenceRecord {
  readonly id: number;
  /** The descriptor's slug. */
  readonly type: string;
  readonly subjectIds: readonly Id[];
  readonly state: OccurrenceState;
  readonly plannedAt: LocalDateTime | null;
  /** Null while it is only planned. */
  readonly happenedAt: LocalDateTime | null;
  readonly observation: string;
  readonly files: readonly AttachedFile[];
  readonly depletion: readonly DepletionLine[];
  readonly document: DepletionDocument | null;
  readonly userName: string;
  /**
   * Counts its changes: the server refuses a change of what somebody else has changed meanwhile. Null or missing when
   * unknown.
   */
  readonly version?: number | null;
  /** Values of the descriptor's fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** On this device alone, or not taken by the server as it is; absent of what is saved. */
  readonly waiting?: 'WAITING' | 'REFUSED';
}

/** What occurrences happen to: a lot, a plot. */
export interface OccurrenceSubject {
  readonly id: Id;
  readonly name: string;
  /** 'poultry', 'fish', 'agriculture': which types it is offered. */
  readonly world: string;
  /** Day 0; null where no days are counted, or none yet. */
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  /** No animals yet: only types that need none. */
  readonly awaiting: boolean;
  /** Why nothing is written to it any more, in words. */
  readonly lockedReason: string | null;
  /** Is no more: the records that have it keep it, and are locked where they have no other. */
  readonly former?: true;
  /** Its part where a quantity is shared: its hectares. */
  readonly share: number | null;
  /** Figures of the whole subject as they are now: birds alive. */
  readonly figures: Readonly<Record<string, number | null>>;
}

/** What an occurrence adds to a figure. */
export interface Effect {
  readonly figure: string;
  readonly value: number;
  /** Of the subject as a whole instead of its day. */
  readonly whole?: true;
  /** Of this one of its subjects alone, or of all but this one. */
  readonly only?: Id;
  readonly except?: Id;
  /** A mean of so many animals: those of a day are one mean, each counting with its animals. */
  readonly meanOf?: number;
}

/** A figure that a write has changed. */
export interface FigureChange {
  readonly figure: string;
  /** Null for one of the whole subject. */
  readonly day: number | null;
  readonly before: number | null;
  readonly after: number | null;
}

/** What checks may look at besides the values. */
export interface OccurrenceContext {
  readonly subjects: readonly OccurrenceSubject[];
  readonly record: OccurrenceRecord | null;
  /** Every occurrence that is known of these subjects. */
  readonly records: readonly OccurrenceRecord[];
  readonly now: LocalDateTime;
}

/** Something wrong or unusual: `faults.<key>` or `warnings.<key>` of the module's words. */
export interface OccurrenceFault {
  readonly field: string;
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Puts parts of a summary into words. */
export interface SummaryWords {
  /** `types.<slug>.<key>` of the module's words. */
  readonly word: (key: string, values?: Record<string, string | number>) => string;
  /** '–' for what is not known. */
  readonly figure: (value: unknown, decimals?: number) => string;
  /** The name of what was chosen in a field, or what was typed there. */
  readonly named: (field: string) => string;
}

/**
 * One type of occurrence, as data. Its words stand in the module's locale file under `types.<slug>`: `title`, `short`,
 * `fields.<name>.label` (`helper`, `options.<id>`), and whatever its summary says.
 */
export interface OccurrenceDescriptor {
  readonly slug: string;
  /** The worlds that are offered it. */
  readonly where: readonly string[];
  /** Refused before the subject has animals, and before its day 0. */
  readonly needsAnimals: boolean;
  readonly subject: 'one' | 'several';
  /** Subjects besides the chosen ones that it reaches: the pond that fish go to. */
  readonly reaches?: (values: Readonly<Record<string, unknown>>) => readonly Id[];
  /** May be planned first and done later. */
  readonly plannable?: boolean;
  /** Takes a while: its moment is the start of it. */
  readonly lasts?: boolean;
  /** The field of the moment at which it ended: calendars show it on each of its days. */
  readonly endField?: string;
  /** A quantity of several subjects is shared by their area; effects are shared so too. */
  readonly shared?: boolean;
  /** The field of parts that tells what of a shared quantity each subject had; by area without it. */
  readonly partsField?: string;
  /** What is taken out of stock: one product, or lines of them. */
  readonly depletes?: 'one' | 'several';
  /** Only for those whom the page lets. */
  readonly restricted?: true;
  readonly fields: readonly OccurrenceField[];
  readonly emptyValues: Readonly<Record<string, unknown>>;
  /** Rules over several fields, or over what else is known; each field's own limits stand with the field. */
  readonly check?: (values: OccurrenceValues, context: OccurrenceContext) => readonly OccurrenceFault[];
  /** What is unusual and may be saved all the same. */
  readonly warn?: (values: OccurrenceValues, context: OccurrenceContext) => readonly OccurrenceFault[];
  /** What can hardly be, asked back once before it is saved; its words stand with the warnings. */
  readonly doubts?: (values: OccurrenceValues, context: OccurrenceContext) => readonly OccurrenceFault[];
  /** What follows from what is typed, shown while typing: `notes.<key>` of the module's words. */
  readonly notes?: (values: OccurrenceValues, context: OccurrenceContext) => readonly OccurrenceFault[];
  readonly effects: (values: Readonly<Record<string, unknown>>) => readonly Effect[];
  /** One line of what happened. */
  readonly summary: (values: Readonly<Record<string, unknown>>, words: SummaryWords) => string;
}

/** What is in stock of a product at a property. */
export interface Availability {
  readonly hasProduct: boolean;
  readonly hasUnit: boolean;
  readonly available: number;
  /** Mean cost of a unit in stock, R$; null when unknown. */
  readonly unitCost: number | null;
  /** Other properties that hold it in this unit. */
  readonly others: readonly { readonly farmId: Id; readonly farmName: string; readonly available: number }[];
}

export interface StockQuery {
  readonly subjectId: Id;
  readonly line: DepletionLine;
}

/** An occurrence that takes something out of stock, and the subject whose property it takes it from. */
export interface StockUse {
  readonly occurrenceId: number;
  readonly subjectId: Id;
}

/** A line of a document of depletion. */
export interface DocumentLine {
  /** From 1. */
  readonly place: number;
  readonly productName: string;
  readonly unit: string;
  readonly quantity: number | null;
  /** The property whose stock it was taken from. */
  readonly farmName: string;
  /** Requested from another property than the occurrence's. */
  readonly requested: boolean;
  /** R$ a unit; null when unknown. */
  readonly unitCost: number | null;
}

/** The document that took the products of an occurrence out of stock, as a whole. */
export interface StockDocument extends DepletionDocument {
  readonly createdAt: string;
  readonly userName: string;
  readonly lines: readonly DocumentLine[];
}

/** The calls about the stock. */
export interface StockCalls {
  readonly availability: (query: StockQuery, signal?: AbortSignal) => Promise<Availability>;
  /** Makes the document of what the saved occurrence names; answers its number. */
  readonly create: (use: StockUse) => Promise<string>;
  /** Null where there is no document (any more). */
  readonly document: (use: StockUse, signal?: AbortSignal) => Promise<StockDocument | null>;
  /** Takes the document back, which frees the occurrence. */
  readonly cancel: (documentId: Id) => Promise<unknown>;
}

/** Its calls, and what is shown of their answers. */
export interface StockPort extends StockCalls {
  readonly available: ReadableQuery<Availability, StockQuery>;
  readonly documents: ReadableQuery<StockDocument | null, StockUse>;
}

export type OccurrenceSources = Readonly<Record<string, OptionSource>>;
