import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { Card } from '@/platform/ui/Card';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { IconAction } from '@/platform/ui/IconAction';
import { Loading } from '@/platform/ui/Skeletons';
import { useCardTurn } from './CardTurn';
import { useDataTime, WidgetTime } from './WidgetTime';
import type { Reading } from '@/platform/store/useQuery';

interface WidgetCardProps<T> {
  readonly title: string;
  readonly answer: Reading<T>;
  /** The skeleton of what comes, in its measures. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
  /** Instead of the general sentence when there is nothing to show and the call failed. */
  readonly errorText?: string;
  /** Stands above the data whatever their state: a choice that the data hang on. */
  readonly head?: ReactNode;
  /** Icon actions before the refresh. */
  readonly actions?: ReactNode;
  readonly flush?: boolean;
}

/** Renders inside the boundary, which does not catch what its own parent throws. */
function Inside({ render }: { readonly render: () => ReactNode }) {
  return render();
}

function WidgetFailure({ resetErrorBoundary }: { readonly resetErrorBoundary: () => void }) {
  return <ErrorState onRetry={resetErrorBoundary} />;
}

/**
 * A card that loads by itself: its own skeleton, error with retry, refresh and time of its data. A failed refresh
 * leaves the last good data standing and says so; an exception inside stays inside.
 */
export function WidgetCard<T>(props: WidgetCardProps<T>) {
  const { title, answer, skeleton, children, errorText, head, actions, flush = false } = props;
  const { t } = useTranslation('ui');
  const { status, data, error, retry } = answer;
  const busy = status === 'loading';
  const time = useDataTime(answer);
  // Many cards begin at once: their skeletons are not read out one after the other.
  const quiet = useCardTurn() !== null;

  function body(): ReactNode {
    if (data !== null) return children(data);
    if (status !== 'failed')
      return (
        <Loading quiet={quiet} label={t('widget.loading', { title })}>
          {skeleton}
        </Loading>
      );
    if (error?.kind === 'forbidden') return <ForbiddenState />;
    const code = error && 'status' in error ? error.status : undefined;
    return <ErrorState onRetry={retry} {...(errorText ? { text: errorText } : {})} code={code} />;
  }

  return (
    <Card
      title={title}
      flush={flush}
      busy={busy && data === null}
      aside={<WidgetTime answer={answer} onlyWhenOld />}
      actions={
        <>
          {actions}
          <IconAction
            label={t('widget.refresh', { title })}
            hint={time?.updated}
            icon={<RefreshOutlined />}
            onClick={retry}
            disabledReason={busy ? t('widget.refreshing') : undefined}
          />
        </>
      }
    >
      {head}
      <ErrorBoundary
        resetKeys={[data]}
        onError={(thrown) => log.error('widget failed', { reason: faultOf(thrown) })}
        onReset={retry}
        FallbackComponent={WidgetFailure}
      >
        <Inside render={body} />
      </ErrorBoundary>
    </Card>
  );
}
