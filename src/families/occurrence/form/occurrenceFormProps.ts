import type { ReactNode } from 'react';
import type { OccurrenceTexts } from '../occurrenceTexts';
import type {
  OccurrenceDescriptor,
  OccurrenceRecord,
  OccurrenceSources,
  OccurrenceSubject,
  OccurrenceValues,
  StockPort,
} from '../occurrenceTypes';

export interface OccurrenceFormProps {
  readonly descriptor: OccurrenceDescriptor;
  readonly namespace: string;
  readonly texts: OccurrenceTexts;
  readonly record: OccurrenceRecord | null;
  readonly subjects: readonly OccurrenceSubject[];
  readonly records: readonly OccurrenceRecord[];
  readonly sources: OccurrenceSources;
  readonly stock: StockPort | undefined;
  readonly aside: ((slug: string) => ReactNode) | undefined;
  readonly chosen: readonly (string | number)[];
  /** What a new one begins with, by the name of a field. */
  readonly given: (name: string) => string | null;
  /** A new one begins as this one. */
  readonly copied: OccurrenceRecord | null;
  /** Why nothing can be changed. */
  readonly readOnlyReason: string | undefined;
  readonly subjectLabel: string;
  readonly onSave: (values: OccurrenceValues) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onCancelDocument: (() => void) | undefined;
  readonly onShowDocument: (() => void) | undefined;
  /** Where its products are still in stock. */
  readonly onMakeDocument: (() => Promise<void>) | undefined;
}
