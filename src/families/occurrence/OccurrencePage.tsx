import AddOutlined from '@mui/icons-material/AddOutlined';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '@/platform/react/useStable';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { OccurrenceDialog } from './OccurrenceDialog';
import type { OccurrencePageProps } from './occurrencePage';
import { useOccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceRecord } from './occurrenceTypes';
import { DocumentDialog } from './parts/DocumentDialog';
import { MonthCalendar } from './parts/MonthCalendar';
import { OccurrenceFilters } from './parts/OccurrenceFilters';
import { OccurrenceList } from './parts/OccurrenceList';
import { RepeatDialog } from './parts/RepeatDialog';
import { Timeline } from './parts/Timeline';
import { WeekCalendar } from './parts/WeekCalendar';
import { useOccurrenceActions } from './useOccurrenceActions';
import { useOccurrenceAddress, VIEWS } from './useOccurrenceAddress';

/** The page of a module's occurrences: list, timeline and calendar, and the form of one of them in a dialog. */
export function OccurrencePage(page: OccurrencePageProps) {
  const { namespace, descriptors, subjects, records, recordsState, mayUse, sources } = page;
  const { t } = useTranslation('occurrence');
  const texts = useOccurrenceTexts(namespace);
  const address = useOccurrenceAddress(page.base, page.subjectParam);
  const offered = descriptors.filter(mayUse);
  const descriptorOf = useCallback(
    (slug: string) => descriptors.find((one) => one.slug === slug),
    [descriptors],
  );
  const subject = subjects.find(({ id }) => String(id) === address.subjectId);
  const rows = useMemo(
    () =>
      records.filter(
        (record) =>
          (address.type === null || record.type === address.type) &&
          (address.subjectId === null || record.subjectIds.some((id) => String(id) === address.subjectId)),
      ),
    [records, address.type, address.subjectId],
  );
  const lockOf = useCallback(
    (record: OccurrenceRecord) => {
      if (record.document) return t('depletion.linked', { number: record.document.number });
      const locked = subjects.find(({ id, lockedReason }) => lockedReason && record.subjectIds.includes(id));
      return locked?.lockedReason ?? undefined;
    },
    [subjects, t],
  );

  const { save, remove, finish, move } = useOccurrenceActions(page, address, descriptorOf, texts);
  const openCopy = useStable((record: OccurrenceRecord) => address.openCopy(record.id, record.type));
  const openRepeat = useStable((record: OccurrenceRecord) => address.openRepeat(record.id));
  const showDocument = useStable((record: OccurrenceRecord) => address.showDocument(record.id));

  const filters = (
    <OccurrenceFilters
      address={address}
      descriptors={descriptors}
      subjects={subjects}
      subjectLabel={page.subjectLabel}
      loading={page.subjectsState.status === 'loading'}
      texts={texts}
    />
  );
  const shared = { records: rows, subjects, descriptorOf, texts, sources };
  const failed = recordsState.status === 'failed' && records.length === 0;
  const nothing = { title: t('empty.title'), text: page.words.empty, action: page.emptyAction };
  const { map, ahead } = page;
  const views = VIEWS.filter((value) => (value !== 'mapa' || map) && (value !== 'a-frente' || ahead));
  const shownView = views.find((value) => value === address.view) ?? VIEWS[0];
  const view = () => {
    if (shownView === 'lista')
      return (
        <OccurrenceList
          {...shared}
          id={`${namespace}.occurrences`}
          label={page.title}
          subjectLabel={page.subjectLabel}
          exportName={page.exportName}
          toolbar={filters}
          state={recordsState}
          empty={nothing}
          onOpen={(record) => address.open(record.id)}
          onRemove={(record) => void remove(record)}
          onDone={finish}
          onCopy={openCopy}
          onRepeat={offered.some(({ plannable }) => plannable) ? openRepeat : undefined}
          onShowDocument={page.stock ? showDocument : undefined}
          reasonOf={lockOf}
        />
      );
    if (failed && recordsState.error?.kind === 'forbidden') return <ForbiddenState />;
    if (failed) return <ErrorState onRetry={recordsState.onRetry} />;
    if (shownView === 'calendario' && address.byWeek)
      return <WeekCalendar {...shared} address={address} reasonOf={lockOf} onMove={move} />;
    if (shownView === 'calendario') return <MonthCalendar {...shared} address={address} />;
    if (shownView === 'a-frente')
      return ahead?.({
        records: rows,
        hrefOf: address.hrefOf,
        reasonOf: lockOf,
        onMove: move,
      });
    if (shownView === 'mapa')
      return map?.({
        type: address.type,
        subjectId: address.subjectId,
        onOpen: (id) => address.listOf(String(id)),
      });
    if (!subject && page.emptyAction) return <EmptyState {...nothing} />;
    if (!subject) return <EmptyState title={page.words.choose} text={page.words.chooseText} />;
    if (rows.length === 0 && recordsState.status === 'ready') return <EmptyState {...nothing} />;
    return <Timeline {...shared} key={subject.id} subject={subject} hrefOf={address.hrefOf} />;
  };
  const documented =
    records.find(({ id, document }) => document !== null && String(id) === address.documentOf) ??
    (String(page.opened?.id) === address.documentOf ? page.opened : null);
  const repeated = records.find(({ id }) => String(id) === address.repeatedId);
  const repeatedType = repeated && descriptorOf(repeated.type);
  return (
    <>
      <PageHead
        title={page.title}
        subtitle={page.subtitle}
        actions={page.actions ?? []}
        primary={{
          label: t('new'),
          icon: <AddOutlined />,
          onClick: address.openNew,
          disabledReason: subject?.lockedReason ?? undefined,
        }}
      />
      {page.lead}
      <CountTabs
        label={t('views.label')}
        idBase={`${namespace}-view`}
        value={shownView}
        tabs={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        onChange={address.showView}
      />
      <div {...panelProps(`${namespace}-view`, shownView)} style={{ paddingTop: 12 }}>
        {shownView !== 'lista' && <div style={{ marginBottom: 12 }}>{filters}</div>}
        {view()}
      </div>
      {(address.isNew || address.openId !== null) && (
        <OccurrenceDialog
          page={page}
          address={address}
          texts={texts}
          offered={offered}
          reasonOf={lockOf}
          onSave={save}
        />
      )}
      {repeated && repeatedType?.plannable && (
        <RepeatDialog
          key={repeated.id}
          page={page}
          record={repeated}
          descriptor={repeatedType}
          texts={texts}
          onClose={address.closeRepeat}
        />
      )}
      {documented?.document && page.stock && (
        <DocumentDialog record={documented} stock={page.stock} onClose={address.closeDocument} />
      )}
    </>
  );
}
