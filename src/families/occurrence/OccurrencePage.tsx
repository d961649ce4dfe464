import AddOutlined from '@mui/icons-material/AddOutlined';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nowHere } from '@/platform/format/dateTime';
import { useStable } from '@/platform/sheet/useStable';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { confirm } from '@/platform/ui/confirm';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { tellRefusal } from '@/platform/ui/tellRefusal';
import { toast } from '@/platform/ui/toast';
import { OccurrenceDialog } from './OccurrenceDialog';
import type { OccurrencePageProps } from './occurrencePage';
import { useOccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceRecord, OccurrenceValues } from './occurrenceTypes';
import { asRecord, chosenIds, doneNow } from './occurrenceValues';
import { MonthCalendar } from './parts/MonthCalendar';
import { OccurrenceFilters } from './parts/OccurrenceFilters';
import { OccurrenceList } from './parts/OccurrenceList';
import { Timeline } from './parts/Timeline';
import { faultsOf } from './rules/faults';
import { changesOf } from './rules/figures';
import { useOccurrenceAddress, VIEWS } from './useOccurrenceAddress';

/** Changes named in one message; more would not be read. */
const NAMED = 4;

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

  const changeWords = useCallback(
    (before: readonly OccurrenceRecord[], after: readonly OccurrenceRecord[], of: readonly unknown[]) => {
      const changes = subjects
        .filter(({ id }) => of.includes(id))
        .flatMap((one) => changesOf(one, before, after, descriptorOf, subjects));
      return changes
        .slice(0, NAMED)
        .map((change) => texts.change(change))
        .join('; ');
    },
    [subjects, descriptorOf, texts],
  );

  const save = async (values: OccurrenceValues, record: OccurrenceRecord | null, slug: string) => {
    const descriptor = descriptorOf(slug);
    if (!descriptor) return;
    await page.save(descriptor, values, record?.id ?? null);
    const others = records.filter(({ id }) => id !== record?.id);
    const written = asRecord(descriptor, values, record?.id ?? 0);
    const touched = [...written.subjectIds, ...(record?.subjectIds ?? [])];
    const changed = changeWords(record ? [...others, record] : others, [...others, written], touched);
    toast({ tone: 'success', text: [t('saved'), changed].filter(Boolean).join(' ') });
    address.close();
    page.reload();
  };
  const { remove: removeRecord, reload } = page;
  const openRecord = useStable((id: number) => address.open(id));
  const openCopy = useStable((record: OccurrenceRecord) => address.openCopy(record.id, record.type));
  const remove = useCallback(
    async (record: OccurrenceRecord) => {
      const others = records.filter(({ id }) => id !== record.id);
      const changed = changeWords(records, others, record.subjectIds);
      const title = t('remove.title', { type: texts.title(record.type) });
      const body = [t('remove.body'), changed].filter(Boolean).join(' ');
      if (!(await confirm({ title, body, confirmLabel: t('remove.action'), danger: true }))) return;
      try {
        await removeRecord(record.id);
        toast({ tone: 'success', text: [t('remove.done'), changed].filter(Boolean).join(' ') });
        reload();
      } catch (thrown) {
        tellRefusal(thrown, t('remove.failed'));
      }
    },
    [records, changeWords, removeRecord, reload, texts, t],
  );

  const { save: saveRecord } = page;
  /** Planned becomes done in one step, unless something is missing: then the form says what. */
  const finish = useCallback(
    async (record: OccurrenceRecord) => {
      const descriptor = descriptorOf(record.type);
      if (!descriptor) return;
      const values = doneNow(descriptor, record);
      const ids = chosenIds(descriptor, values);
      const context = {
        subjects: subjects.filter(({ id }) => ids.includes(id)),
        record,
        records,
        now: nowHere(),
      };
      if (faultsOf(descriptor, values, context, namespace).length > 0) return openRecord(record.id);
      try {
        await saveRecord(descriptor, { ...values, subjectIds: ids }, record.id);
        toast({ tone: 'success', text: t('done.told', { type: texts.title(record.type) }) });
        reload();
      } catch (thrown) {
        tellRefusal(thrown, t('done.failed'));
      }
    },
    [descriptorOf, subjects, records, namespace, openRecord, saveRecord, reload, texts, t],
  );

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
  const nothing = { title: t('empty.title'), text: page.words.empty };
  const view = () => {
    if (address.view === 'lista')
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
          onDone={(record) => void finish(record)}
          onCopy={openCopy}
          reasonOf={lockOf}
        />
      );
    if (failed && recordsState.error?.kind === 'forbidden') return <ForbiddenState />;
    if (failed) return <ErrorState onRetry={recordsState.onRetry} />;
    if (address.view === 'calendario') return <MonthCalendar {...shared} address={address} />;
    if (!subject) return <EmptyState title={page.words.choose} text={page.words.chooseText} />;
    if (rows.length === 0 && recordsState.status === 'ready') return <EmptyState {...nothing} />;
    return <Timeline {...shared} key={subject.id} subject={subject} hrefOf={address.hrefOf} />;
  };
  return (
    <>
      <PageHead
        title={page.title}
        subtitle={page.subtitle}
        primary={{
          label: t('new'),
          icon: <AddOutlined />,
          onClick: address.openNew,
          disabledReason: subject?.lockedReason ?? undefined,
        }}
      />
      <CountTabs
        label={t('views.label')}
        idBase={`${namespace}-view`}
        value={address.view}
        tabs={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        onChange={address.showView}
      />
      <div {...panelProps(`${namespace}-view`, address.view)} style={{ paddingTop: 12 }}>
        {address.view !== 'lista' && <div style={{ marginBottom: 12 }}>{filters}</div>}
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
    </>
  );
}
