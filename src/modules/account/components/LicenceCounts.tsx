import { styled } from '@mui/material/styles';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { MetricTile } from '@/platform/ui/MetricTile';
import { licenceCount } from '../rules/licences';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 40,
  padding: '10px 16px',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  [theme.breakpoints.down('sm')]: { gap: 16, '& > *': { flex: 1 } },
}));

/** Stands where a number is not known yet, or could not be requested. */
const UNKNOWN = '–';

interface LicenceCountsProps {
  /** Null while not known. */
  readonly granted: number | null;
  readonly available: number | null;
  /** Asks for what is left again; there only when it failed. */
  readonly onRetry?: (() => void) | undefined;
}

/** How many licences are in use, and how many are left. */
export function LicenceCounts({ granted, available, onRetry }: LicenceCountsProps) {
  const { t } = useTranslation(['account', 'ui']);
  const shown = (count: number | null) => (count === null ? UNKNOWN : licenceCount(count));
  return (
    <Strip>
      <MetricTile label={t('counts.granted')} value={shown(granted)} minChars={3} />
      <MetricTile
        label={t('counts.available')}
        value={shown(available)}
        minChars={3}
        note={
          onRetry && (
            <Link component="button" type="button" variant="caption" onClick={onRetry}>
              {t('ui:tryAgain')}
            </Link>
          )
        }
      />
    </Strip>
  );
}
