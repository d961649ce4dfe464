import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import ContactSupportOutlined from '@mui/icons-material/ContactSupportOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { useCustomer } from '@/domain/identity/selectors';
import { useOpenRecord } from '@/families/register/registerAddress';
import { RegisterPage } from '@/families/register/RegisterPage';
import { AppForm } from '@/platform/forms/AppForm';
import { FileField } from '@/platform/forms/fields/FileField';
import { MultilineField } from '@/platform/forms/fields/TextField';
import { FormFoot } from '@/platform/forms/FormFoot';
import { useAppForm } from '@/platform/forms/useAppForm';
import { formatBytes } from '@/platform/format/bytes';
import { momentText } from '@/platform/format/dayText';
import { asAppError, isConflict } from '@/platform/http/appError';
import { useAppDispatch } from '@/platform/store/hooks';
import { useItem } from '@/platform/store/useResource';
import { layout, radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { confirm } from '@/platform/ui/confirm';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { notifyFailed } from '@/platform/ui/notifyFailed';
import { PageHead } from '@/platform/ui/PageHead';
import { Loading, SkeletonText } from '@/platform/ui/Skeletons';
import { StatusChip } from '@/platform/ui/StatusChip';
import { toast } from '@/platform/ui/toast';
import { FILES, kindWord, recipientWord, solicitations, stateLook } from './solicitations';
import type { ReplyValues } from './solicitationSchemas';
import { closeSolicitation, replySolicitation } from './solicitationService';
import { LONGEST_MESSAGE, type Solicitation } from './solicitationWire';

const { resource } = solicitations;

const Frame = styled('div')({ maxWidth: layout.formMax });
const Back = styled(Link)({ display: 'inline-flex', alignItems: 'center', gap: 4, marginBottom: 8 });
const Facts = styled('div')(({ theme: { tokens } }) => ({
  ...typeStep('cell'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
  color: tokens.textMuted,
  '& > .way': { marginLeft: 'auto' },
}));
const Thread = styled('ol')({ listStyle: 'none', margin: '0 0 16px', padding: 0, display: 'grid', gap: 12 });
const Turn = styled('li', { shouldForwardProp: (name) => name !== 'own' })<{ own: boolean }>(
  ({ theme: { tokens, breakpoints }, own }) => ({
    ...typeStep('body'),
    padding: '10px 16px',
    border: `1px solid ${tokens.border}`,
    borderRadius: radius.card,
    backgroundColor: own ? tokens.surface : tokens.info.soft,
    marginLeft: own ? 64 : 0,
    marginRight: own ? 0 : 64,
    [breakpoints.down('sm')]: { marginLeft: own ? 16 : 0, marginRight: own ? 0 : 16 },
    '& > .by': { ...typeStep('caption'), color: tokens.textMuted, marginBottom: 4 },
    '& > .text': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  }),
);
const Files = styled('ul')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  color: tokens.textMuted,
  '& li': { display: 'flex', alignItems: 'center', gap: 4, overflowWrap: 'anywhere' },
  '& svg': { fontSize: 16 },
}));
const Reply = styled('section')(({ theme: { tokens } }) => ({
  padding: '12px 16px 16px',
  border: `1px solid ${tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: tokens.surface,
}));

type Entry = Pick<Solicitation['entries'][number], 'author' | 'fromCustomer' | 'text' | 'at' | 'files'>;

function ThreadTurn({ entry, other }: { readonly entry: Entry; readonly other: string }) {
  const { t } = useTranslation('solicitations');
  const { author, fromCustomer, at, files } = entry;
  const by = author ?? (fromCustomer ? t('thread.customer') : other);
  return (
    <Turn own={fromCustomer}>
      <div className="by">{[by, momentText(at)].filter(Boolean).join(' · ')}</div>
      <p className="text">{entry.text}</p>
      {files.length > 0 && (
        <Files aria-label={t('thread.files')}>
          {files.map(({ id, name, size }) => (
            <li key={id ?? name}>
              <AttachFileOutlined aria-hidden />
              {name} {size !== undefined && `(${formatBytes(size)})`}
            </li>
          ))}
        </Files>
      )}
    </Turn>
  );
}

/** What the customer writes to what was answered: it opens the solicitation again. */
function ReplyForm({ row, onWritten }: { readonly row: Solicitation; readonly onWritten: () => void }) {
  const { t } = useTranslation('solicitations');
  const form = useAppForm<ReplyValues>({
    schema: () => import('./solicitationSchemas').then((all) => all.replyFormSchema),
    defaultValues: { message: '', files: [] },
    draft: { key: `lots.solicitations.reply:${row.id}`, omit: () => ['files'] },
  });
  const submit = async (values: ReplyValues) => {
    await replySolicitation(row, values).catch((thrown: unknown) => {
      const error = asAppError(thrown);
      if (!isConflict(error)) throw error;
      // What came meanwhile stands above what was typed.
      onWritten();
      throw Object.assign(error, { message: t('thread.changed'), fields: {} });
    });
    toast({ tone: 'success', text: t('thread.sent') });
    form.reset({ message: '', files: [] });
    onWritten();
  };
  return (
    <Reply aria-label={t('thread.reply')}>
      <AppForm form={form} onSubmit={submit} label={t('thread.reply')}>
        <MultilineField
          name="message"
          label={t('thread.message')}
          helper={row.status === 'CLOSED' ? t('thread.reopens') : undefined}
          maxLength={LONGEST_MESSAGE}
          format={false}
          rows={3}
          required
        />
        <FileField name="files" label={t('thread.files')} {...FILES} />
        <FormFoot saveLabel={t('thread.send')} />
      </AppForm>
    </Reply>
  );
}

interface ThreadViewProps {
  readonly row: Solicitation;
  readonly onWritten: () => void;
}

function ThreadView({ row, onWritten }: ThreadViewProps) {
  const { t } = useTranslation('solicitations');
  const [busy, setBusy] = useState(false);
  const look = stateLook(row.status);
  const other = recipientWord(row.recipient);
  const finish = async () => {
    const title = t('close.title');
    if (!(await confirm({ title, body: t('close.body'), confirmLabel: t('close.action') }))) return;
    setBusy(true);
    try {
      await closeSolicitation(row);
      toast({ tone: 'success', text: t('close.done') });
    } catch (thrown) {
      if (isConflict(asAppError(thrown))) toast({ tone: 'warning', text: t('close.changed') });
      else notifyFailed(thrown, t('close.failed'));
    }
    setBusy(false);
    onWritten();
  };
  return (
    <>
      <Facts>
        {look && <StatusChip {...look} />}
        <span>{kindWord(row.kind)}</span>
        <span>{t('thread.to', { recipient: other })}</span>
        {row.status !== 'CLOSED' && (
          <LoadingButton className="way" variant="outlined" busy={busy} onClick={() => void finish()}>
            {t('close.open')}
          </LoadingButton>
        )}
      </Facts>
      <Thread aria-label={t('thread.label')}>
        <ThreadTurn
          other={other}
          entry={{
            author: row.author,
            fromCustomer: true,
            text: row.message,
            at: row.createdAt,
            files: row.files,
          }}
        />
        {row.entries.map((entry) => (
          <ThreadTurn key={`${entry.at ?? ''} ${entry.text}`} entry={entry} other={other} />
        ))}
      </Thread>
      {row.entries.length === 0 && row.status !== 'CLOSED' && (
        <Facts role="status">{t('thread.waiting', { recipient: other })}</Facts>
      )}
      <ReplyForm row={row} onWritten={onWritten} />
    </>
  );
}

/** One solicitation: what was written, what was answered, and what is written to that. */
function ThreadPage({ id }: { readonly id: string }) {
  const { t } = useTranslation(['solicitations', 'register']);
  const address = useOpenRecord('page');
  const listHref = useHref(address.listHref);
  const dispatch = useAppDispatch();
  const { data, status, error, retry } = useItem(resource, id);
  const written = () => {
    void dispatch(resource.item.refresh(id));
    dispatch(resource.written());
  };
  const back = (event: MouseEvent) => {
    // A new tab or window is the browser's affair.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    address.show(null);
  };
  const missing = status === 'failed' && error?.kind === 'validation';
  return (
    <Frame>
      <Back href={listHref} onClick={back} variant="caption">
        <ArrowBackOutlined fontSize="inherit" />
        {t('register:form.backToList')}
      </Back>
      <PageHead title={data ? solicitations.nameOf(data) : t('title')} />
      {data && <ThreadView row={data} onWritten={written} />}
      {missing && !data && (
        <EmptyState
          title={t('register:form.notFound')}
          action={
            <Button variant="outlined" onClick={() => address.show(null)}>
              {t('register:form.backToList')}
            </Button>
          }
        />
      )}
      {status === 'failed' && !missing && !data && <ErrorState onRetry={retry} />}
      {!data && status !== 'failed' && (
        <Loading>
          <SkeletonText />
          <SkeletonText />
        </Loading>
      )}
    </Frame>
  );
}

/** Solicitations of the current customer: every user of it writes, reads and answers them. */
export function Component() {
  const { t } = useTranslation('solicitations');
  const { open } = useOpenRecord('page');
  if (!useCustomer())
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState
          icon={<ContactSupportOutlined />}
          title={t('noCustomer.title')}
          text={t('noCustomer.text')}
        />
      </>
    );
  if (open?.mode === 'edit') return <ThreadPage key={open.id} id={open.id} />;
  return <RegisterPage register={solicitations} />;
}
