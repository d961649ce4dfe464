import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { formatMoney, toCents } from '@/platform/format/money';
import { typeStep } from '@/platform/theme/typography';
import { fileIcons, fileKind } from '@/platform/viewer/fileKinds';
import type { ProducerDocument } from '../../assistWire';
import { StageChip } from './StageChip';

const Row = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto 20px',
  alignItems: 'center',
  columnGap: 12,
  width: '100%',
  minHeight: 60,
  padding: '8px 12px 8px 16px',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
  '& > svg': { color: theme.tokens.textMuted },
  '& .name': {
    ...typeStep('bodyStrong'),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .about': {
    ...typeStep('caption'),
    color: theme.tokens.textMuted,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& span': { display: 'block' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '24px minmax(0, 1fr) 20px',
    rowGap: 6,
    '& > .status': { gridColumn: 2, gridRow: 2 },
    '& > .end': { gridColumn: 3, gridRow: '1 / 3' },
  },
  '& > .status > span': { display: 'inline-flex' },
}));

interface DocumentRowProps {
  readonly document: ProducerDocument;
  readonly onOpen: (id: number) => void;
}

/** One document: what was sent, when and by whom, and where it stands. */
export function DocumentRow({ document, onOpen }: DocumentRowProps) {
  const { t } = useTranslation('assistProducer');
  const { id, identificationNumber, attachments, createdAt, senderUserName, preReleasedInvoice } = document;
  const [first] = attachments;
  const Icon = fileIcons[fileKind(first?.fileName ?? '')];
  const name = first
    ? t('list.files', { name: first.fileName, count: attachments.length - 1 })
    : t('list.noFile');
  const value = preReleasedInvoice?.totalValue;
  const entered = preReleasedInvoice
    ? [preReleasedInvoice.partnerName, value == null ? null : formatMoney(toCents(value))]
    : [];
  return (
    <li>
      <Row type="button" onClick={() => onOpen(id)}>
        <Icon aria-hidden />
        <span>
          <span className="name" title={name}>
            {name}
          </span>
          <span className="about">
            {t('list.about', {
              number: identificationNumber,
              at: momentText(createdAt),
              who: senderUserName,
            })}
          </span>
          {entered.some(Boolean) && <span className="about">{entered.filter(Boolean).join(' · ')}</span>}
        </span>
        <span className="status">
          <StageChip document={document} />
        </span>
        <ChevronRightOutlined className="end" aria-hidden />
      </Row>
    </li>
  );
}
