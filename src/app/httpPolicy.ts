import i18next from 'i18next';
import { tokenStore } from '@/domain/identity/tokenStore';
import { endSession } from '@/modules/session/sessionFlow';
import type { AppError } from '@/platform/http/appError';
import { configureHttp } from '@/platform/http/policy';
import { log } from '@/platform/log/log';
import type { AppStore } from '@/platform/store/store';
import { toast } from '@/platform/ui/toast';
import type { AppRouter } from './router';

function serverTexts(error: Extract<AppError, { kind: 'server' }>): string[] {
  return error.messages.length > 0 ? error.messages : [i18next.t('common:unexpectedError', { status: error.status })];
}

/** What happens to a failed call that its screen does not answer itself. */
export function wireHttpPolicy(store: AppStore, router: AppRouter): void {
  configureHttp({
    bearer: tokenStore.access,
    antiForgery: tokenStore.form,
    onError(error, call) {
      switch (error.kind) {
        case 'unauthorized':
          store.dispatch(endSession('invalid'));
          break;
        case 'forbidden':
          void router.navigate('/401');
          break;
        case 'server':
          for (const text of serverTexts(error)) toast({ tone: 'danger', text });
          break;
        case 'unexpected':
          log.error('call failed', { ...call, error: error.message ?? error.status });
          break;
        case 'offline':
        case 'validation':
        case 'cancelled':
          // The screen that asked says it, beside the thing concerned.
          break;
      }
    },
  });
}
