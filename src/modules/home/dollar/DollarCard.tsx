import ExpandLessOutlined from '@mui/icons-material/ExpandLessOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import FullscreenOutlined from '@mui/icons-material/FullscreenOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '@/platform/i18n/i18n';
import { useViewChoice } from '@/platform/preferences/useViewChoice';
import { EmptyState } from '@/platform/ui/EmptyState';
import { IconAction } from '@/platform/ui/IconAction';
import { WidgetCard } from '@/platform/widgets/WidgetCard';
import { DollarSkeleton, DollarBody } from './DollarBody';
import { useDollar } from './useDollar';

// The chart library comes with the first dialog.
const DollarDialog = lazy(async () => {
  const [part] = await Promise.all([import('./DollarDialog'), loadNamespaces(['chart', 'grid'])]);
  return part;
});

/** The commercial dollar: the latest quote, how it moved, and the last quotes as a chart or as a table. */
export function Component() {
  const { t } = useTranslation('home');
  const { answer, dayFailed, periodFailed } = useDollar();
  const [details, setDetails] = useViewChoice('dollar.details', ['shown', 'hidden']);
  const [form, setForm] = useViewChoice('dollar.form', ['chart', 'table']);
  const [full, setFull] = useState(false);
  const expanded = details === 'shown';
  const asTable = form === 'table';
  const history = answer.data?.history ?? [];

  const tools = history.length > 0 && (
    <>
      <IconAction
        label={expanded ? t('dollar.fold') : t('dollar.expand')}
        icon={expanded ? <ExpandLessOutlined /> : <ExpandMoreOutlined />}
        expanded={expanded}
        onClick={() => setDetails(expanded ? 'hidden' : 'shown')}
      />
      {expanded && (
        <IconAction
          label={asTable ? t('dollar.asChart') : t('dollar.asTable')}
          icon={asTable ? <ShowChartOutlined /> : <TableRowsOutlined />}
          onClick={() => setForm(asTable ? 'chart' : 'table')}
        />
      )}
      <IconAction label={t('dollar.full')} icon={<FullscreenOutlined />} onClick={() => setFull(true)} />
    </>
  );
  return (
    <>
      <WidgetCard
        title={t('dollar.title')}
        answer={answer}
        skeleton={<DollarSkeleton />}
        errorText={t('dollar.tryAgain')}
        actions={tools}
      >
        {(view) =>
          view.shown ? (
            <DollarBody
              view={view}
              shown={view.shown}
              expanded={expanded}
              asTable={asTable}
              missing={dayFailed ? t('dollar.dayMissing') : periodFailed ? t('dollar.periodMissing') : null}
              onRetry={answer.retry}
            />
          ) : (
            <EmptyState title={t('dollar.emptyTitle')} text={t('dollar.emptyText')} />
          )
        }
      </WidgetCard>
      {full && (
        <Suspense fallback={null}>
          <DollarDialog history={history} asTable={asTable} onClose={() => setFull(false)} />
        </Suspense>
      )}
    </>
  );
}
