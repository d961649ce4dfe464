import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { StatusChip } from '@/platform/ui/StatusChip';
import type { Synchronization } from '../integrationsWire';
import { outcomeLook } from '../integrationsLook';

const List = styled('ul')(({ theme }) => ({
  ...typeStep('cell'),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '128px 132px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 12,
    rowGap: 4,
    minHeight: theme.density.row,
    padding: '6px 16px',
    boxSizing: 'border-box',
    borderTop: `1px solid ${theme.tokens.border}`,
  },
  '& .said': { gridColumn: '3', color: theme.tokens.textMuted },
  [theme.breakpoints.down('sm')]: {
    '& li': { gridTemplateColumns: '1fr auto' },
    '& li > *': { justifySelf: 'start' },
    '& .counts, & .said': { gridColumn: '1 / -1' },
  },
}));

const whole = (count: number | null) => (count === null ? '–' : formatNumber(count, { decimals: 0 }));

/** What came of the last synchronizations, the newest first. */
export function HistoryCard({ rows }: { readonly rows: readonly Synchronization[] }) {
  const { t } = useTranslation('integrations');
  return (
    <Card title={t('history.title')} flush>
      <List>
        {rows.map(({ id, startedAt, outcome, received, sent, message }) => (
          <li key={id}>
            <span>{momentText(startedAt)}</span>
            <span>
              <StatusChip {...outcomeLook[outcome]} label={t(`outcomes.${outcome}`)} />
            </span>
            <span className="counts">
              {t('history.counts', { received: whole(received), sent: whole(sent) })}
            </span>
            {message && <span className="said">{message}</span>}
          </li>
        ))}
      </List>
    </Card>
  );
}
