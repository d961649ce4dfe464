import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asAppError } from '@/platform/http/appError';
import { useAppDispatch } from '@/platform/store/hooks';
import { confirm } from '@/platform/ui/confirm';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { toast } from '@/platform/ui/toast';
import { useTry } from '@/platform/ui/useTry';
import type { ProducerDocument } from '../../assistWire';
import { producerService } from '../../assistService';
import { errorText } from '../errorText';
import { producerDocuments, savingDocument } from '../producerSlice';
import { stageOf } from '../rules/producerStatus';
import type { useProducerAddress } from '../useProducerAddress';
import { AnswerForm } from './AnswerForm';

const Foot = styled('div')(({ theme }) => ({
  flex: 'none',
  padding: '12px 24px 16px',
  borderTop: `1px solid ${theme.tokens.border}`,
  maxHeight: '60%',
  overflow: 'auto',
  '& > .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 },
  [theme.breakpoints.down('sm')]: {
    paddingInline: 16,
    '& > .actions > *': { flex: 1 },
  },
}));

interface DocumentActionsProps {
  readonly document: ProducerDocument;
  readonly address: ReturnType<typeof useProducerAddress>;
  readonly onSendAnother: () => void;
  /** An answer is sent: its form goes, and the focus with it unless it is taken elsewhere. */
  readonly onAnswered: () => void;
}

/** What the producer can do now: confirm or send back what was entered, answer or send again what was not understood. */
export function DocumentActions({ document, address, onSendAnother, onAnswered }: DocumentActionsProps) {
  const { t } = useTranslation('assistProducer');
  const dispatch = useAppDispatch();
  const begin = useTry();
  const [busy, setBusy] = useState(false);
  const stage = stageOf(document);
  if (stage !== 'toCheck' && stage !== 'failed') return null;

  const approve = async () => {
    const sure = await confirm({
      title: t('confirm.title'),
      body: t('confirm.body', { number: document.identificationNumber }),
      confirmLabel: t('confirm.verb'),
    });
    if (!sure) return;
    const withdrawn = begin();
    setBusy(true);
    try {
      await dispatch(savingDocument(() => producerService.confirm(document.id)));
      toast({ tone: 'success', text: t('confirm.done') });
      address.closeDocument();
    } catch (thrown) {
      const error = asAppError(thrown);
      // Of a 500 the whole application has spoken already, of an ended session the sign-in does.
      if (error.kind !== 'server' && error.kind !== 'unauthorized')
        toast({ tone: 'danger', text: errorText(error, t, 'confirm'), withdrawn });
      // What became of it, the list tells.
      dispatch(producerDocuments.written());
    } finally {
      setBusy(false);
    }
  };

  if (address.answering) {
    return (
      <Foot>
        <AnswerForm
          key={document.id}
          document={document}
          onDone={() => address.setAnswering(false)}
          onSent={onAnswered}
        />
      </Foot>
    );
  }
  return (
    <Foot>
      <div className="actions">
        {stage === 'toCheck' ? (
          <>
            <Button variant="outlined" disabled={busy} onClick={() => address.setAnswering(true)}>
              {t('return.open')}
            </Button>
            <LoadingButton variant="contained" busy={busy} onClick={() => void approve()}>
              {t('confirm.open')}
            </LoadingButton>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={onSendAnother}>
              {t('again.open')}
            </Button>
            <Button variant="contained" onClick={() => address.setAnswering(true)}>
              {t('answer.open')}
            </Button>
          </>
        )}
      </div>
    </Foot>
  );
}
