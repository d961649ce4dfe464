import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalDateTime } from '@/platform/format/dateTime';
import { useStable } from '@/platform/react/useStable';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import type { OccurrencePageProps } from './occurrencePage';
import type { OccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceRecord } from './occurrenceTypes';
import { MonthCalendar } from './parts/MonthCalendar';
import { OccurrenceList } from './parts/OccurrenceList';
import { Timeline } from './parts/Timeline';
import { WeekCalendar } from './parts/WeekCalendar';
import type { DescriptorOf } from './rules/figures';
import type { OccurrenceAddress, VIEWS } from './useOccurrenceAddress';

interface OccurrenceViewProps {
  readonly page: OccurrencePageProps;
  readonly address: OccurrenceAddress;
  readonly texts: OccurrenceTexts;
  readonly view: (typeof VIEWS)[number];
  /** The records that the address leaves. */
  readonly rows: readonly OccurrenceRecord[];
  readonly descriptorOf: DescriptorOf;
  /** Why a record is neither changed nor deleted. */
  readonly lockOf: (record: OccurrenceRecord) => string | undefined;
  readonly filters: ReactNode;
  readonly onRemove: (record: OccurrenceRecord) => void;
  readonly onFinish: (record: OccurrenceRecord) => void;
  readonly onMove: (record: OccurrenceRecord, to: LocalDateTime) => void;
}

/** The records in the way that is chosen: list, timeline, calendar, what is ahead, map. */
export function OccurrenceView({
  page,
  address,
  texts,
  view,
  rows,
  descriptorOf,
  lockOf,
  filters,
  onRemove,
  onFinish,
  onMove,
}: OccurrenceViewProps) {
  const { namespace, descriptors, subjects, records, recordsState, mayUse, sources } = page;
  const { t } = useTranslation('occurrence');
  const openCopy = useStable((record: OccurrenceRecord) => address.openCopy(record.id, record.type));
  const openRepeat = useStable((record: OccurrenceRecord) => address.openRepeat(record.id));
  const showDocument = useStable((record: OccurrenceRecord) => address.showDocument(record.id));
  const subject = subjects.find(({ id }) => String(id) === address.subjectId);
  const shared = { records: rows, subjects, descriptorOf, texts, sources };
  const failed = recordsState.status === 'failed' && records.length === 0;
  const nothing = { title: t('empty.title'), text: page.words.empty, action: page.emptyAction };
  if (view === 'lista')
    return (
      <OccurrenceList
        {...shared}
        id={`${namespace}.occurrences`}
        label={page.title}
        subjectLabel={page.subjectLabel}
        daysCounted={page.daysCounted === true}
        exportName={page.exportName}
        toolbar={filters}
        state={recordsState}
        empty={nothing}
        onOpen={(record) => address.open(record.id)}
        onRemove={onRemove}
        onDone={onFinish}
        onCopy={openCopy}
        onRepeat={descriptors.some((one) => one.plannable && mayUse(one)) ? openRepeat : undefined}
        onShowDocument={page.stock ? showDocument : undefined}
        reasonOf={lockOf}
      />
    );
  if (failed && recordsState.error?.kind === 'forbidden') return <ForbiddenState />;
  if (failed) return <ErrorState onRetry={recordsState.onRetry} />;
  if (view === 'calendario' && address.byWeek)
    return <WeekCalendar {...shared} address={address} reasonOf={lockOf} onMove={onMove} />;
  if (view === 'calendario') return <MonthCalendar {...shared} address={address} />;
  if (view === 'a-frente')
    return page.ahead?.({ records: rows, hrefOf: address.hrefOf, reasonOf: lockOf, onMove });
  if (view === 'mapa')
    return page.map?.({
      type: address.type,
      subjectId: address.subjectId,
      onOpen: (id) => address.listOf(String(id)),
    });
  if (!subject && page.emptyAction) return <EmptyState {...nothing} />;
  if (!subject) return <EmptyState title={page.words.choose} text={page.words.chooseText} />;
  if (rows.length === 0 && recordsState.status === 'ready') return <EmptyState {...nothing} />;
  return <Timeline {...shared} key={subject.id} subject={subject} hrefOf={address.hrefOf} />;
}
