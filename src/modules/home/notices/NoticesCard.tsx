import AddOutlined from '@mui/icons-material/AddOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { EmptyState } from '@/platform/ui/EmptyState';
import { IconAction } from '@/platform/ui/IconAction';
import { toast } from '@/platform/ui/toast';
import { usePart } from '@/platform/ui/usePart';
import { useWidget } from '@/platform/widgets/useWidget';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import { ALL_NOTICES, noticesWidget } from './noticesState';
import { forFingers } from '../forFingers';
import { cardNotices } from './rules/noticeOrder';
import { useNoticesAddress } from './useNoticesAddress';
import { NoticeSkeleton } from './components/NoticeSkeleton';
import { NoticeList } from './components/NoticeList';

const loadDialog = () => import('./dialogs/NoticesDialog').then((file) => file.NoticesDialog);
// Form and editor come with the first press: most who read never write.
const loadForm = async () => {
  const [file] = await Promise.all([import('./dialogs/NoticeFormDialog'), loadNamespaces(['forms'])]);
  return file.NoticeFormDialog;
};

/** The notices of the home page: all that are pinned and the two newest others; staff write them from here. */
export function Component() {
  const { t } = useTranslation('home');
  const answer = useWidget(noticesWidget, ALL_NOTICES);
  const address = useNoticesAddress();
  const isMaster = useIdentity()?.isMaster ?? false;
  const { listOpen, form } = address;
  const failed = (close: () => void) => () => {
    toast({ tone: 'danger', text: t('notices.notOpened') });
    close();
  };
  const Dialog = usePart(listOpen, loadDialog, failed(address.closeList));
  const Form = usePart(isMaster && form !== null, loadForm, failed(address.closeForm));
  return (
    <>
      <WidgetCard
        title={t('notices.title')}
        answer={answer}
        skeleton={<NoticeSkeleton rows={3} />}
        flush
        actions={
          <>
            {isMaster && (
              <IconAction
                label={t('notices.add')}
                icon={<AddOutlined />}
                onClick={() => address.openForm(null)}
              />
            )}
            <Button size="small" sx={forFingers} onClick={() => address.openList()}>
              {t('notices.more')}
            </Button>
          </>
        }
      >
        {(notices) =>
          notices.length === 0 ? (
            <EmptyState icon={<CampaignOutlined />} title={t('notices.empty')} />
          ) : (
            <NoticeList
              notices={cardNotices(notices)}
              editable={isMaster}
              onOpen={address.openList}
              onEdit={address.openForm}
            />
          )
        }
      </WidgetCard>
      {Dialog && <Dialog answer={answer} address={address} editable={isMaster} />}
      {Form && (
        <Suspense fallback={null}>
          <Form key={form} id={form === 'novo' ? null : form} onClose={address.closeForm} />
        </Suspense>
      )}
    </>
  );
}
