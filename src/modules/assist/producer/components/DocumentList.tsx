import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '@/platform/store/useResource';
import { Banner } from '@/platform/ui/Banner';
import { Card } from '@/platform/ui/Card';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { EmptyState, NoMatches } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SearchField } from '@/platform/ui/SearchField';
import { SkeletonBlock, SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { producerDocuments } from '../producerSlice';
import { findDocuments } from '../rules/findDocuments';
import { ofTab, type ProducerTab, TABS } from '../rules/producerStatus';
import type { useProducerAddress } from '../useProducerAddress';
import { DocumentRow } from './DocumentRow';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li:not(:last-of-type)': { borderBottom: `1px solid ${theme.tokens.border}` },
}));
const SkeletonRow = styled('div')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 120px',
  alignItems: 'center',
  gap: 12,
  height: 60,
  padding: '0 16px',
});
const Search = styled('div')({ padding: '12px 16px' });

interface DocumentListProps {
  readonly address: ReturnType<typeof useProducerAddress>;
}

function Waiting() {
  return (
    <Loading>
      {[0, 1, 2, 3, 4].map((line) => (
        <SkeletonRow key={line}>
          <SkeletonBlock width={20} height={20} />
          <div>
            <SkeletonText lines={2} />
          </div>
          <SkeletonBlock width={110} height={22} />
        </SkeletonRow>
      ))}
    </Loading>
  );
}

/** The documents sent so far, by what the producer has to do with them. */
export function DocumentList({ address }: DocumentListProps) {
  const { t } = useTranslation('assistProducer');
  const idBase = useId();
  const { rows, list, retry } = useList(producerDocuments, undefined);
  const { status, error, loadedAt } = list;
  const known = loadedAt !== null;
  // What waits for the producer comes first; where nothing does, what is under way.
  const tab: ProducerTab =
    address.tab ?? (known && ofTab(rows, 'para-voce').length === 0 ? 'em-andamento' : 'para-voce');
  const shown = findDocuments(ofTab(rows, tab), address.search);

  const body = () => {
    if (!known && status === 'failed') {
      const code = error && 'status' in error ? error.status : undefined;
      return <ErrorState title={t('list.failed')} code={code} onRetry={retry} />;
    }
    if (!known) return <Waiting />;
    if (shown.length > 0) {
      return (
        <Rows aria-label={t(`tabs.${tab}`)}>
          {shown.map((document) => (
            <DocumentRow key={document.id} document={document} onOpen={address.openDocument} />
          ))}
        </Rows>
      );
    }
    if (address.search) return <NoMatches onClear={() => address.showSearch('')} />;
    return (
      <EmptyState
        title={t(`empty.${tab}.title`)}
        text={t(`empty.${tab}.text`)}
        {...(tab === 'para-voce' && { icon: <TaskAltOutlined /> })}
      />
    );
  };
  return (
    <Card title={t('list.title')} flush>
      {known && status === 'failed' && (
        <Banner tone="warning" fact={t('list.stale')} action={{ label: t('list.again'), onClick: retry }} />
      )}
      <CountTabs
        label={t('list.title')}
        idBase={idBase}
        value={tab}
        tabs={TABS.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          count: known ? ofTab(rows, value).length : null,
        }))}
        onChange={address.showTab}
      />
      <div {...panelProps(idBase, tab)}>
        <Search>
          <SearchField
            label={t('list.search')}
            value={address.search}
            onSearch={address.showSearch}
            delay={250}
            width="100%"
          />
        </Search>
        {body()}
      </div>
    </Card>
  );
}
