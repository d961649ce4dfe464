import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/platform/store/hooks';
import { typeStep } from '@/platform/theme/typography';
import { StatusChip } from '@/platform/ui/StatusChip';
import { selectDeskState } from '../assistSlice';
import type { DeskRow } from '../rules/deskRows';
import { deskWords } from './deskWords';
import { AssistantCell } from './AssistantCell';
import { useAssistantId } from './useAssistantId';
import { WaitCell } from './WaitCell';

const Head = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 12 });
const Name = styled('button')(({ theme }) => ({
  ...typeStep('bodyStrong'),
  flex: 1,
  minWidth: 0,
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: theme.tokens.text,
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
}));
const Wait = styled('span')({ ...typeStep('cell'), flexShrink: 0 });
const Line = styled('div')({ margin: '2px 0 6px' });
const Facts = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  color: theme.tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
}));

/** A document on a telephone: customer and wait, status on its own line, the rest in one. */
export function DeskCard({
  row,
  onOpen,
}: {
  readonly row: DeskRow;
  readonly onOpen: (row: DeskRow) => void;
}) {
  const { t } = useTranslation(['assist', 'ui']);
  const userId = useAssistantId();
  const lost = useAppSelector((state) => selectDeskState(state).lost[row.id]);
  const words = useMemo(() => deskWords(t, userId), [t, userId]);
  const count = row.customerAssistDocumentAttachments.length;
  return (
    <>
      <Head>
        <Name type="button" title={row.customerName} onClick={() => onOpen(row)}>
          {row.customerName}
        </Name>
        <Wait>
          <WaitCell row={row} words={words} t={t} />
        </Wait>
      </Head>
      <Line>
        <StatusChip {...words.status(row)} />
      </Line>
      <Facts>
        {t('desk.card', {
          number: row.identificationNumber,
          origin: row.sendingOriginName,
          assistant: words.assistant(row),
          attachments: t('desk.attachments', { count }),
        })}
      </Facts>
      {lost && (
        <Facts as="div">
          <AssistantCell row={row} who={words.assistant(row)} userId={userId} lost={lost} t={t} />
        </Facts>
      )}
    </>
  );
}
