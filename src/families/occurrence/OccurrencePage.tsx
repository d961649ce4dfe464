import AddOutlined from '@mui/icons-material/AddOutlined';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { PageHead } from '@/platform/ui/PageHead';
import { OccurrenceDialogs } from './OccurrenceDialogs';
import type { OccurrencePageProps } from './occurrencePage';
import { useOccurrenceTexts } from './occurrenceTexts';
import type { OccurrenceRecord } from './occurrenceTypes';
import { OccurrenceView } from './OccurrenceView';
import { lockedReasonOf } from './rules/locking';
import { OccurrenceFilters } from './parts/OccurrenceFilters';
import { useOccurrenceActions } from './useOccurrenceActions';
import { useOccurrenceAddress, VIEWS } from './useOccurrenceAddress';

/** The page of a module's occurrences: list, timeline and calendar, and the form of one of them in a dialog. */
export function OccurrencePage(page: OccurrencePageProps) {
  const { namespace, descriptors, subjects, records, mayUse } = page;
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
      return lockedReasonOf(subjects, record);
    },
    [subjects, t],
  );

  const { save, remove, finish, move } = useOccurrenceActions(page, address, descriptorOf, texts);
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
  const { map, ahead } = page;
  const views = VIEWS.filter((value) => (value !== 'mapa' || map) && (value !== 'a-frente' || ahead));
  const shownView = views.find((value) => value === address.view) ?? VIEWS[0];
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
        <OccurrenceView
          page={page}
          address={address}
          texts={texts}
          view={shownView}
          rows={rows}
          descriptorOf={descriptorOf}
          lockOf={lockOf}
          filters={filters}
          onRemove={(record) => void remove(record)}
          onFinish={finish}
          onMove={move}
        />
      </div>
      <OccurrenceDialogs
        page={page}
        address={address}
        texts={texts}
        offered={offered}
        reasonOf={lockOf}
        onSave={save}
        descriptorOf={descriptorOf}
      />
    </>
  );
}
