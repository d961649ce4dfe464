import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { formatMoney } from '@/platform/format/money';
import { typeStep } from '@/platform/theme/typography';
import { StatusChip } from '@/platform/ui/StatusChip';
import type { TitleRow } from '../rules/titleRow';
import { statusChip, titleText } from './titleLook';

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
  },
  '& .name': {
    ...typeStep('bodyStrong'),
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.tokens.text,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  '& strong': { ...typeStep('cardTitle'), whiteSpace: 'nowrap' },
  '& small': { ...typeStep('caption'), color: theme.tokens.textMuted },
}));

interface PhoneCardProps {
  readonly row: TitleRow;
  readonly today: string;
  readonly onOpen: (row: TitleRow) => void;
  readonly onWriteOff: (row: TitleRow) => void;
}

/** A title on a telephone: who, how much, by when, and what is done with it most. */
export function PhoneCard({ row, today, onOpen, onWriteOff }: PhoneCardProps) {
  const { t } = useTranslation('financeTitles');
  const title = titleText(row);
  const settled = row.open === 0;
  const side = t(`cards.sides.${settled ? 'paid' : 'open'}.${row.movement}`);
  const rest = !settled && row.paid > 0 ? t('phone.rest', { value: formatMoney(row.value) }) : '';
  return (
    <Lines>
      <div>
        <button type="button" className="name" onClick={() => onOpen(row)}>
          {row.partnerName || title}
        </button>
        <strong>{formatMoney(settled ? row.paid : row.open)}</strong>
      </div>
      <div>
        <small>
          {title} · {formatDate(row.dueDate)}
        </small>
        <small>
          {side} {rest}
        </small>
      </div>
      <div>
        <StatusChip {...statusChip(row, today, t)} />
        {!settled && (
          <Button
            variant="text"
            size="small"
            aria-label={t('phone.writeOff', { title })}
            onClick={() => onWriteOff(row)}
          >
            {t('writeOff.action')}
          </Button>
        )}
      </div>
    </Lines>
  );
}
