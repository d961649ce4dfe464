import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DashboardBody } from '@/families/dashboard/DashboardBody';
import { printTable } from '@/platform/export/printTable';
import { today } from '@/platform/format/date';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { confirm } from '@/platform/ui/confirm';
import { EmptyState, NoMatches } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { notifyRefusal } from '@/platform/ui/notifyRefusal';
import { toast } from '@/platform/ui/toast';
import { useSingleFlight } from '@/platform/react/useSingleFlight';
import { useAppDispatch } from '@/platform/store/hooks';
import { invalidate } from '@/platform/store/tags';
import { useQuery } from '@/platform/store/useQuery';
import { RotationTable } from './components/RotationTable';
import { ShownBar } from './components/ShownBar';
import { CellDialog } from './dialogs/CellDialog';
import { usePlacing } from './hooks/usePlacing';
import { useShownFarm } from './hooks/useShownFarm';
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
  const { id: numberOf, set } = useAddressValues();
  const dispatch = useAppDispatch();
  const runOnce = useSingleFlight<string>();
  const current = cropYear(today());
  const requested = numberOf(FIRST_YEAR);
  const firstYear = requested !== null && requested >= 1990 && requested <= 2100 ? requested : current - 1;
  const answer = useQuery(rotationState, { world, fromYear: firstYear, toYear: firstYear + YEARS - 1 });
  const columns = useMemo(() => columnsOf(world, firstYear, YEARS), [world, firstYear]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const title = t(world === 'forestry' ? 'forestryTitle' : 'title');
  const { data } = answer;
  const farm = useShownFarm(data);
  const { shown } = farm;
  const place = usePlacing(data, ({ what }, plot, column) => setOpened({ plot, column, what }));
  const copy = () =>
    runOnce('copy', async () => {
      const span = { from: yearText(current), to: yearText(current + 1) };
      const sure = await confirm({
        title: t('copy.title', span),
        body: [farm.farm && t('copy.farm', { farm: farm.farm.name }), t('copy.body', span)]
          .filter(Boolean)
          .join(' '),
        confirmLabel: t('copy.action'),
      });
      if (!sure) return;
      try {
        const { copied, skipped } = await copySeason({
          world,
          fromYear: current,
          toYear: current + 1,
          farmId: farm.farmId,
        });
        toast({
          tone: 'success',
          text: copied === null || skipped === null ? t('copy.done') : t('copy.count', { copied, skipped }),
        });
      } catch (thrown) {
        notifyRefusal(thrown);
      }
      dispatch(invalidate([ROTATION]));
    });
  const print = () => {
    if (shown)
      printTable(rotationPaper(t, title, shown, columns), t('printNote', { year: yearText(firstYear) }));
  };
  const notReady = data ? undefined : t('notReady');
  return (
    <>
      <PageHead
        title={title}
        subtitle={t('subtitle')}
        aside={
          <ShownBar
            firstYear={firstYear}
            years={YEARS}
            onYear={(year) => set({ [FIRST_YEAR]: year }, { push: true })}
            farm={farm}
          />
        }
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
      <DashboardBody answer={answer} skeleton={<SkeletonBlock height={320} />}>
        {({ plots }) => (
          <>
            {plots.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
            {plots.length > 0 && shown?.plots.length === 0 && <NoMatches onClear={() => farm.choose(null)} />}
            {shown && shown.plots.length > 0 && (
              <RotationTable
                title={title}
                rotation={shown}
                columns={columns}
                onOpen={(plot, column) => setOpened({ plot, column, what: undefined })}
                onPlace={place}
              />
            )}
          </>
        )}
      </DashboardBody>
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
