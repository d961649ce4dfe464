import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { momentText } from '@/platform/format/dayText';
import { typeStep } from '@/platform/theme/typography';
import { AppDialog } from '@/platform/ui/AppDialog';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { SkeletonText, Loading } from '@/platform/ui/Skeletons';
import { createQuery } from '@/platform/store/createQuery';
import { useQuery } from '@/platform/store/useQuery';
import { portfolioService } from '../miscService';
import type { PortfolioMove } from '../miscWire';

const List = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
const Line = styled('li')(({ theme }) => ({
  padding: '10px 0',
  borderBottom: `1px solid ${theme.tokens.border}`,
  overflowWrap: 'anywhere',
  '& small': { ...typeStep('caption'), display: 'block', color: theme.tokens.textMuted },
}));
const moves = createQuery<PortfolioMove[]>(
  'admin',
  'portfolioMoves',
  (_, signal) => portfolioService.history(signal),
  { keep: false },
);

/** Who moved which customer from whom to whom, and why. */
export function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('adminMisc');
  const { status, data, error, retry } = useQuery(moves, undefined);
  const unassigned = t('portfolio.unassignedInSentence');
  return (
    <AppDialog title={t('portfolio.history')} onClose={onClose}>
      <DialogContent sx={{ minHeight: 240 }} aria-busy={status === 'loading'}>
        {!data && status === 'failed' && (
          <ErrorState onRetry={retry} code={error?.kind === 'server' ? error.status : undefined} />
        )}
        {!data && status !== 'failed' && (
          <Loading>
            <SkeletonText lines={6} lineHeight={28} />
          </Loading>
        )}
        {data?.length === 0 && (
          <EmptyState title={t('portfolio.noHistory.title')} text={t('portfolio.noHistory.text')} />
        )}
        <List>
          {(data ?? []).map((move) => (
            <Line key={move.id}>
              {t('portfolio.sentence', {
                by: move.movedBy,
                customer: move.customerName,
                from: move.fromName ?? unassigned,
                to: move.toName ?? unassigned,
              })}
              <small>{[momentText(move.movedAt), move.reason].filter(Boolean).join(' · ')}</small>
            </Line>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('portfolio.close')}
        </Button>
      </DialogActions>
    </AppDialog>
  );
}
