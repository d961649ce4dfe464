import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityBasis } from '@/families/activity/activityContext';
import { momentText } from '@/platform/format/dayText';
import { formatDateTime } from '@/platform/format/instant';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { hasUnsavedChanges } from '@/platform/forms/leaveGuard';
import { useAppDispatch } from '@/platform/store/hooks';
import { useItem } from '@/platform/store/useResource';
import { AppDialog } from '@/platform/ui/AppDialog';
import { confirm } from '@/platform/ui/confirm';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import type { VersionHead } from '../planningTypes';
import { approveVersion, pairKey, versionPair, versions } from '../versionsSlice';
import { ChangesTable } from './ChangesTable';
import { LoadState } from './LoadState';
import { useUnreadText } from './UnreadParts';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 16,
  marginBottom: 8,
});
const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end', marginTop: 12 });

interface ComparedProps {
  readonly planId: number;
  readonly basis: ActivityBasis;
  readonly from: number;
  readonly to: number;
}

function Compared({ planId, basis, from, to }: ComparedProps) {
  const { t } = useTranslation('planning');
  const unreadText = useUnreadText();
  const key = pairKey(planId, from, to);
  const { data, status, error, retry } = useItem(versionPair, key);
  if (data) {
    const unread = [...data.from.unread, ...data.to.unread];
    return (
      <>
        {unread.length > 0 && (
          <Alert severity="error">{t('unread.versions', { parts: unreadText(unread) })}</Alert>
        )}
        <ChangesTable
          basis={basis}
          from={data.from.values}
          to={data.to.values}
          heads={[t('versions.version', { number: from }), t('versions.version', { number: to })]}
        />
      </>
    );
  }
  return <LoadState failed={status === 'failed'} error={error} onRetry={retry} />;
}

interface VersionsDialogProps {
  readonly planId: number;
  readonly title: string;
  readonly basis: ActivityBasis;
  readonly onClose: () => void;
  /** A version was approved: what stands in the form is no new one. */
  readonly onApproved: () => void;
}

/** The versions of a planning: who saved them and when, what changed between two, and which one is approved. */
export function VersionsDialog({ planId, title, basis, onClose, onApproved }: VersionsDialogProps) {
  const { t } = useTranslation('planning');
  const dispatch = useAppDispatch();
  const { data, status, error, retry } = useItem(versions, planId, { follows: true });
  const [chosen, setChosen] = useState<{ readonly from?: number; readonly to?: number }>({});
  const heads = data?.heads;
  const newest = heads?.[0];
  const to = chosen.to ?? newest?.number;
  const from = chosen.from ?? heads?.find(({ number }) => to !== undefined && number < to)?.number;
  const target = heads?.find(({ number }) => number === to);

  const approve = async (head: VersionHead) => {
    if (hasUnsavedChanges()) {
      toast({ tone: 'warning', text: t('versions.unsaved') });
      return;
    }
    const requested = t('versions.approveTitle', { number: head.number });
    const label = t('versions.approve');
    if (!(await confirm({ title: requested, body: t('versions.approveText'), confirmLabel: label }))) return;
    try {
      await dispatch(approveVersion(planId, head.number));
      toast({ tone: 'success', text: t('versions.approved', { number: head.number }) });
      onApproved();
    } catch (thrown) {
      notifyRefusal(thrown, t('versions.notApproved'));
    }
  };

  const optionOf = ({ number, userName, savedAt, approvedAt }: VersionHead) => ({
    id: number,
    name: [
      t('versions.version', { number }),
      formatDateTime(savedAt),
      userName,
      ...(approvedAt === '' ? [] : [t('versions.approvedMark')]),
    ].join(' · '),
  });
  return (
    <AppDialog title={t('versions.title', { title })} size="l" full onClose={onClose}>
      <DialogContent>
        {heads === undefined && <LoadState failed={status === 'failed'} error={error} onRetry={retry} />}
        {heads && target && (
          <>
            <Pair>
              <SelectControl
                label={t('versions.from')}
                value={from ?? null}
                clearable={false}
                options={heads.map(optionOf)}
                onChange={(next) => setChosen((now) => (next === null ? now : { ...now, from: next }))}
              />
              <SelectControl
                label={t('versions.to')}
                value={target.number}
                clearable={false}
                options={heads.map(optionOf)}
                onChange={(next) => setChosen((now) => (next === null ? now : { ...now, to: next }))}
              />
            </Pair>
            {target.approvedAt !== '' && (
              <Alert severity="success">
                {t('versions.approvedBy', {
                  number: target.number,
                  name: target.approvedBy,
                  date: momentText(target.approvedAt),
                })}
              </Alert>
            )}
            {from === undefined ? (
              <Alert severity="info">{t('versions.only')}</Alert>
            ) : (
              <Compared planId={planId} basis={basis} from={from} to={target.number} />
            )}
            {target.approvedAt === '' && (
              <Foot>
                <Button variant="outlined" onClick={() => void approve(target)}>
                  {t('versions.approveNumber', { number: target.number })}
                </Button>
              </Foot>
            )}
          </>
        )}
      </DialogContent>
    </AppDialog>
  );
}
