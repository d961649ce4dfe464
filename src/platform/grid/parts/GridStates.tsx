import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { EmptyStateTexts } from '@/platform/grid/dataTableProps';
import type { AppError } from '@/platform/http/appError';
import { saidBy } from '@/platform/http/saidBy';
import type { LoadStatus } from '@/platform/store/resourceState';
import { motion } from '@/platform/theme/tokens';
import { useLate } from '@/platform/grid/useLate';
import { Banner } from '@/platform/ui/Banner';
import { EmptyState, NoMatches } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';

const Line = styled(LinearProgress)({
  position: 'absolute',
  zIndex: 11,
  top: 0,
  left: 0,
  right: 0,
  height: 2,
  borderRadius: 0,
});

/** A thin line over the head while the rows in view are being loaded again. */
export function ReloadLine({ active }: { readonly active: boolean }) {
  const { t } = useTranslation('grid');
  const late = useLate(active, motion.delayMs.skeleton);
  return late ? <Line aria-label={t('loading')} /> : null;
}

/** What the support asks for: the status of the answer; nothing when there was none. */
export function errorCode(error: AppError | null | undefined): number | undefined {
  return error && 'status' in error ? error.status : undefined;
}

export type TableState = 'forbidden' | 'failed' | 'noMatch' | 'empty';

/** What stands in the place of rows; null while there are some, or may still come. */
export function stateOf(
  status: LoadStatus,
  error: AppError | null | undefined,
  hasRows: boolean,
  narrowed: boolean,
): TableState | null {
  if (status === 'failed' && error?.kind === 'forbidden') return 'forbidden';
  if (hasRows) return null;
  if (status === 'failed') return 'failed';
  if (status !== 'ready') return null;
  return narrowed ? 'noMatch' : 'empty';
}

interface GridStateViewProps {
  readonly state: TableState;
  readonly error: AppError | null | undefined;
  readonly onRetry: (() => void) | undefined;
  readonly emptyState: EmptyStateTexts | undefined;
  readonly onClear: () => void;
}

export function GridStateView({ state, error, onRetry, emptyState, onClear }: GridStateViewProps) {
  const { t } = useTranslation('grid');
  switch (state) {
    case 'forbidden':
      return <ForbiddenState />;
    case 'failed':
      return (
        <ErrorState
          text={error ? saidBy(error) : undefined}
          code={errorCode(error)}
          {...(onRetry ? { onRetry } : {})}
        />
      );
    case 'noMatch':
      return <NoMatches onClear={onClear} />;
    case 'empty':
      return <EmptyState {...(emptyState ?? { title: t('empty.title'), text: t('empty.text') })} />;
  }
}

/** The last load failed while older rows are still shown. */
export function StaleNote({ onRetry }: { readonly onRetry?: () => void }) {
  const { t } = useTranslation('grid');
  return (
    <Banner
      tone="warning"
      fact={t('stale.title')}
      text={t('stale.text')}
      {...(onRetry ? { action: { label: t('stale.retry'), onClick: onRetry } } : {})}
    />
  );
}
