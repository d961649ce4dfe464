import type { TFunction } from 'i18next';
import type { AppError } from '@/platform/http/appError';

/** Why a call was refused, in the server's own words where it has some. `what` was tried: sending, or confirming. */
export function errorText(
  error: AppError,
  t: TFunction<'assistProducer'>,
  what: 'send' | 'confirm' = 'send',
): string {
  const other = t(what === 'send' ? 'error.server' : 'error.confirm');
  switch (error.kind) {
    case 'offline':
      return t('error.offline');
    case 'validation':
      return Object.values(error.fields)[0]?.[0] ?? error.message ?? other;
    case 'forbidden':
      return error.message ?? t('error.forbidden');
    default:
      return other;
  }
}
