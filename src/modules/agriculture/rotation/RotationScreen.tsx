import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printTable } from '@/platform/export/printTable';
import { today } from '@/platform/format/date';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { confirm } from '@/platform/ui/confirm';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock, Loading } from '@/platform/ui/Skeletons';
import { tellRefusal } from '@/platform/ui/tellRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { useQuery } from '@/platform/store/useQuery';
import { RotationTable } from './components/RotationTable';
import { YearStepper } from './components/YearStepper';
import { CellDialog } from './dialogs/CellDialog';
import { usePlacing } from './hooks/usePlacing';
import { rotationPaper } from './rotationPaper';
import { copySeason } from './rotationService';
import { ROTATION, rotationState } from './rotationState';
import type { RotationPlot, SeasonColumn, World } from './rotationTypes';
import { yearText } from './rotationWords';
import type { Plantable } from './rules/placing';
import { columnsOf } from './rules/rotation';

/** Crop years that are shown together. */
const YEARS = 6;
const FIRST_YEAR = 'ano';

/** The crop year of a day begins in August. */
const cropYear = (day: string) => Number(day.slice(0, 4)) - (day.slice(5, 7) < '08' ? 1 : 0);

interface Opened {
  readonly plot: RotationPlot;
  readonly column: SeasonColumn;
  readonly what: Plantable | undefined;
}

/** What stands and is planned on every plot, season by season. */
export function RotationScreen({ world }: { readonly world: World }) {
  const { t } = useTranslation('agricultureRotation');
  const [params, setParams] = useAddressParams();
  const dispatch = useAppDispatch();
  const runOnce = useSingleFlight<string>();
  const small = useSmallScreen();
  const current = cropYear(today());
  const requested = Number(params.get(FIRST_YEAR));
  const firstYear =
    Number.isInteger(requested) && requested >= 1990 && requested <= 2100 ? requested : current - 1;
  const answer = useQuery(rotationState, { world, fromYear: firstYear, toYear: firstYear + YEARS - 1 });
  const columns = useMemo(() => columnsOf(world, firstYear, YEARS), [world, firstYear]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const title = t(world === 'forestry' ? 'forestryTitle' : 'title');
  const { data, status, retry } = answer;
  const place = usePlacing(data, ({ what }, plot, column) => setOpened({ plot, column, what }));
  const copy = () =>
    runOnce('copy', async () => {
      const span = { from: yearText(current), to: yearText(current + 1) };
      const sure = await confirm({
        title: t('copy.title', span),
        body: t('copy.body', span),
        confirmLabel: t('copy.action'),
      });
      if (!sure) return;
      try {
        const { copied, skipped } = await copySeason(world, current, current + 1);
        toast({
          tone: 'success',
          text: copied === null || skipped === null ? t('copy.done') : t('copy.count', { copied, skipped }),
        });
      } catch (thrown) {
        tellRefusal(thrown);
      }
      dispatch(invalidate([ROTATION]));
    });
  const print = () => {
    if (data)
      printTable(rotationPaper(t, title, data, columns), t('printNote', { year: yearText(firstYear) }));
  };
  const years = (
    <YearStepper
      firstYear={firstYear}
      years={YEARS}
      onChange={(year) => setParams(() => new URLSearchParams({ [FIRST_YEAR]: String(year) }))}
    />
  );
  const notReady = data ? undefined : t('notReady');
  return (
    <>
      <PageHead
        title={title}
        subtitle={t('subtitle')}
        aside={small ? undefined : years}
        actions={[
          {
            label: t('copy.open', { year: yearText(current + 1) }),
            icon: <ContentCopyOutlined />,
            disabledReason: notReady,
            onClick: copy,
          },
          { label: t('print'), icon: <PrintOutlined />, disabledReason: notReady, onClick: print },
        ]}
      />
      {small && years}
      {!data && status === 'failed' && <ErrorState onRetry={retry} />}
      {!data && status !== 'failed' && (
        <Loading label={t('loading')}>
          <SkeletonBlock height={320} />
        </Loading>
      )}
      {data?.plots.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      {data && data.plots.length > 0 && (
        <RotationTable
          title={title}
          rotation={data}
          columns={columns}
          onOpen={(plot, column) => setOpened({ plot, column, what: undefined })}
          onPlace={place}
        />
      )}
      {opened && data && (
        <CellDialog
          plot={opened.plot}
          column={opened.column}
          what={opened.what}
          entries={data.entries.filter(({ plotId }) => plotId === opened.plot.id)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
