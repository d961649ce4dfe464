import DialogContent from '@mui/material/DialogContent';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { useWidget } from '@/platform/widgets/useWidget';
import { newNotice, toValues } from '../noticeForm';
import { noticeRecord } from '../noticesState';
import { DialogFrame } from './DialogFrame';
import { NoticeFormBody } from './NoticeFormBody';

type Leave = (goOn: () => void) => void;
/** Registers how the form is left; answers how to take that back. */
export type OnLeave = (leave: Leave) => () => void;
const goStraightOn: Leave = (goOn) => goOn();

interface NoticeFormDialogProps {
  /** The notice that is changed; null writes a new one. */
  readonly id: number | null;
  readonly onClose: () => void;
}

/** Writing or changing a notice. Esc, × and the backdrop go through the form, which confirms first. */
export function NoticeFormDialog({ id, onClose }: NoticeFormDialogProps) {
  const { t } = useTranslation('home');
  const leaving = useRef<Leave>(goStraightOn);
  const onLeave = useCallback<OnLeave>((leave) => {
    leaving.current = leave;
    return () => {
      leaving.current = goStraightOn;
    };
  }, []);
  const title = id === null ? t('notices.form.new') : t('notices.form.edit');
  const body = { label: title, onLeave, onClose };
  return (
    <DialogFrame title={title} onClose={() => leaving.current(onClose)}>
      {id === null ? (
        <NoticeFormBody {...body} id={null} initial={newNotice()} />
      ) : (
        <LoadedForm {...body} id={id} />
      )}
    </DialogFrame>
  );
}

interface LoadedFormProps {
  readonly id: number;
  readonly label: string;
  readonly onLeave: OnLeave;
  readonly onClose: () => void;
}

/** Loads the notice first; what cannot be loaded says why, in the form's place. */
function LoadedForm(props: LoadedFormProps) {
  const { t } = useTranslation('home');
  const { status, data, error, retry } = useWidget(noticeRecord, { id: props.id });
  if (status === 'ready' && data) {
    return <NoticeFormBody {...props} initial={toValues(data)} customerName={data.customerName} />;
  }
  return (
    <DialogContent>
      {status !== 'failed' ? (
        <Loading>
          {[44, 88, 45, 46, 240].map((height) => (
            <SkeletonBlock key={height} height={height} style={{ marginTop: 16 }} />
          ))}
        </Loading>
      ) : error?.kind === 'forbidden' ? (
        <ForbiddenState />
      ) : error?.kind === 'validation' ? (
        <EmptyState title={t('notices.form.gone')} text={t('notices.form.goneText')} />
      ) : (
        <ErrorState onRetry={retry} code={error?.kind === 'server' ? error.status : undefined} />
      )}
    </DialogContent>
  );
}
