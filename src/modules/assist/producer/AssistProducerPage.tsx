import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { assistRefusal } from '@/domain/identity/assistAccess';
import { useCustomer } from '@/domain/identity/selectors';
import { useAppDispatch } from '@/platform/store/hooks';
import { usePoll } from '@/platform/store/usePoll';
import { useList } from '@/platform/store/useResource';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { PageHead } from '@/platform/ui/PageHead';
import { DocumentDialog } from './components/DocumentDialog';
import { DocumentList } from './components/DocumentList';
import { SendCard } from './components/SendCard';
import { producerDocuments } from './producerSlice';
import { useOutbox } from './useOutbox';
import { useProducerAddress } from './useProducerAddress';

const EVERY_MS = 60_000;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '360px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

function ProducerDesk() {
  const dispatch = useAppDispatch();
  const address = useProducerAddress();
  const { rows } = useList(producerDocuments, undefined);
  // The desk works meanwhile.
  usePoll(() => void dispatch(producerDocuments.list.refresh(undefined, { background: true })), EVERY_MS);
  const outbox = useOutbox(() => void dispatch(producerDocuments.written()));
  const choose = useRef<HTMLButtonElement>(null);
  const open = rows.find(({ id }) => id === address.documentId);
  const sendAnother = () => {
    address.closeDocument();
    // Once the dialog has given the focus back.
    window.setTimeout(() => {
      choose.current?.scrollIntoView({ block: 'center' });
      choose.current?.focus();
    }, 300);
  };
  return (
    <>
      <Columns>
        <div>
          <SendCard outbox={outbox} chooseRef={choose} />
        </div>
        <div>
          <DocumentList address={address} />
        </div>
      </Columns>
      {open && <DocumentDialog key={open.id} document={open} address={address} onSendAnother={sendAnother} />}
    </>
  );
}

/** The producer's side of Assist: documents are sent, followed, confirmed or sent back. It is a service to be paid for, and for some licences. */
export function Component() {
  const { t } = useTranslation('assistProducer');
  const refusal = assistRefusal(useCustomer());
  const { list } = useList(producerDocuments, refusal ? null : undefined);
  const closed = refusal ?? (list.error?.kind === 'forbidden' ? 'notActive' : null);
  return (
    <>
      <PageHead title={t('title')} subtitle={closed ? undefined : t('subtitle')} />
      {closed ? <ForbiddenState title={t(`${closed}.title`)} text={t(`${closed}.text`)} /> : <ProducerDesk />}
    </>
  );
}
