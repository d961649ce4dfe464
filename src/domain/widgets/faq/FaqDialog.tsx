import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverlayProps } from '@/platform/routing/overlays';
import { layout } from '@/platform/theme/tokens';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { FailedState } from '@/platform/ui/FailedState';
import { IconAction } from '@/platform/ui/IconAction';
import { SearchField } from '@/platform/ui/SearchField';
import { SkeletonRows, Loading } from '@/platform/ui/Skeletons';
import { useWidget } from '@/platform/widgets/useWidget';
import { FaqList } from './components/FaqList';
import { faqTopics } from './faqState';
import { topicOf } from './rules/topics';

const HEIGHT = 680;

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px 8px 24px',
  '& h2': { flex: 1, padding: 0 },
});
const Search = styled('div')({ padding: '0 24px 16px' });
const Body = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto' });
/** With the inset of their own, skeleton stand under the words that come. */
const Coming = styled('div')({ paddingInline: 12 });

/** Frequent questions, by topic, with a search through questions and answers. */
export function Component({ params, onClose }: OverlayProps<{ pergunta?: string }>) {
  const { t } = useTranslation('faq');
  const small = useSmallScreen();
  const titleId = useId();
  const [query, setQuery] = useState('');
  const { data, status, error, retry } = useWidget(faqTopics, undefined);
  const requested = params.pergunta;

  function body(): ReactNode {
    if (data !== null) {
      const missing = requested !== undefined && !topicOf(data, requested);
      return (
        <>
          {missing && (
            <Alert severity="warning" sx={{ mx: 3, mb: 2 }}>
              {t('missing')}
            </Alert>
          )}
          <FaqList
            key={requested}
            topics={data}
            query={query}
            requested={missing ? undefined : requested}
            onClear={() => setQuery('')}
          />
        </>
      );
    }
    if (status !== 'failed') {
      return (
        <Loading>
          <Coming>
            <SkeletonRows rows={6} columns={[{ field: 'name', width: '1fr' }]} />
          </Coming>
        </Loading>
      );
    }
    return <FailedState error={error} onRetry={retry} />;
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={small}
      maxWidth={false}
      aria-labelledby={titleId}
      // The height stays when a search leaves little to show.
      slotProps={{ paper: { sx: small ? {} : { width: layout.dialog.m, height: HEIGHT } } }}
    >
      <Head>
        <DialogTitle id={titleId}>{t('title')}</DialogTitle>
        <IconAction label={t('close')} icon={<CloseOutlined />} onClick={onClose} />
      </Head>
      <Search>
        <SearchField label={t('search')} value={query} onSearch={setQuery} width="100%" />
      </Search>
      <Body>{body()}</Body>
    </Dialog>
  );
}
