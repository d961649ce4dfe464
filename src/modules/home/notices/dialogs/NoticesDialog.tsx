import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, NoMatches } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { SearchField } from '@/platform/ui/SearchField';
import { Loading } from '@/platform/ui/Skeletons';
import type { Reading } from '@/platform/store/useQuery';
import { NoticeSkeleton } from '../components/NoticeSkeleton';
import { NoticePanel } from '../components/NoticePanel';
import type { Notice } from '../noticesWire';
import { readableNotices, searchNotices } from '../rules/noticeSearch';
import type { NoticesAddress } from '../useNoticesAddress';
import { DialogFrame } from './DialogFrame';

/** Fewer than these are seen at a glance: no search box. */
const SEARCH_FROM = 9;
const PAGE = 30;

const Search = styled('div')({ padding: '0 24px 12px' });
const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Gone = styled('p')(({ theme }) => ({
  margin: '0 24px 12px',
  padding: '8px 12px',
  borderRadius: 8,
  backgroundColor: theme.tokens.neutral.soft,
  color: theme.tokens.neutral.softText,
}));
const More = styled('div')({ display: 'grid', justifyItems: 'center', padding: '12px 0 4px' });

interface NoticesDialogProps {
  readonly answer: Reading<Notice[]>;
  readonly address: NoticesAddress;
  readonly editable: boolean;
}

/** Every notice, each read in its place. */
export function NoticesDialog({ answer, address, editable }: NoticesDialogProps) {
  const { t } = useTranslation('home');
  return (
    <DialogFrame title={t('notices.dialog.title')} onClose={address.closeList}>
      {answer.data ? (
        <Notices notices={answer.data} address={address} editable={editable} />
      ) : (
        <DialogContent sx={{ p: 0 }}>
          {answer.error?.kind === 'forbidden' ? (
            <ForbiddenState />
          ) : answer.status === 'failed' ? (
            <ErrorState
              onRetry={answer.retry}
              code={answer.error?.kind === 'server' ? answer.error.status : undefined}
            />
          ) : (
            <Loading>
              <NoticeSkeleton rows={5} />
            </Loading>
          )}
        </DialogContent>
      )}
    </DialogFrame>
  );
}

interface NoticesProps extends Pick<NoticesDialogProps, 'address' | 'editable'> {
  readonly notices: readonly Notice[];
}

function Notices({ notices, address, editable }: NoticesProps) {
  const { t } = useTranslation('home');
  const { openId, search } = address;
  const all = useMemo(() => readableNotices(notices), [notices]);
  const found = useMemo(() => searchNotices(all, search), [all, search]);
  const [shown, setShown] = useState(PAGE);
  // The one that the address names is in view, however old it is.
  const openAt = found.findIndex(({ notice }) => notice.id === openId);
  const visible = found.slice(0, Math.max(shown, openAt + 1));
  const rest = found.length - visible.length;
  const gone = openId !== null && !notices.some(({ id }) => id === openId);
  return (
    <>
      {(all.length >= SEARCH_FROM || search !== '') && (
        <Search>
          <SearchField
            label={t('notices.dialog.search')}
            value={search}
            onSearch={address.find}
            width="100%"
          />
        </Search>
      )}
      {gone && <Gone role="status">{t('notices.dialog.gone')}</Gone>}
      <DialogContent dividers sx={{ p: 0, borderBottom: 0 }}>
        {all.length === 0 && <EmptyState icon={<CampaignOutlined />} title={t('notices.empty')} />}
        {all.length > 0 && found.length === 0 && <NoMatches onClear={() => address.find('')} />}
        <List>
          {visible.map(({ notice, text }) => (
            <NoticePanel
              key={notice.id}
              notice={notice}
              text={text}
              open={notice.id === openId}
              editable={editable}
              onToggle={() => address.read(notice.id === openId ? null : notice.id)}
              onEdit={() => address.openForm(notice.id)}
            />
          ))}
        </List>
        {rest > 0 && (
          <More>
            <Button onClick={() => setShown(visible.length + PAGE)}>
              {t('notices.dialog.showMore', { count: Math.min(PAGE, rest) })}
            </Button>
          </More>
        )}
      </DialogContent>
    </>
  );
}
