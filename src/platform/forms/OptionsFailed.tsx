import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

/** In the helper line of a field whose options did not arrive. */
export function OptionsFailed({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation('forms');
  return (
    <span role="alert">
      {t('options.failed')}{' '}
      {onRetry && (
        <Link component="button" type="button" variant="caption" onClick={onRetry}>
          {t('options.retry')}
        </Link>
      )}
    </span>
  );
}
