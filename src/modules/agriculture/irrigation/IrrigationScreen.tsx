import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastPlot } from '@/domain/selection/useLastPlot';
import { DashboardBody } from '@/families/dashboard/DashboardBody';
import { today } from '@/platform/format/date';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useList } from '@/platform/store/useResource';
import { EmptyState } from '@/platform/ui/EmptyState';
import { PageHead } from '@/platform/ui/PageHead';
import { SkeletonBlock } from '@/platform/ui/Skeletons';
import { MissingList } from './components/MissingList';
import { PlotCard } from './components/PlotCard';
import { PlotCharts } from './components/PlotCharts';
import { SettingsDialog } from './dialogs/SettingsDialog';
import { plotRows } from './irrigationState';
import type { IrrigatedPlot } from './irrigationTypes';
import { missingOf, compute, type Computed } from './rules/compute';

const Cards = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  marginBottom: 16,
});
const PLOT = 'talhao';
const URGENCY = { DEFICIT: 0, IRRIGATE: 1, COMFORTABLE: 2, EXCESS: 3 } as const;

/** The most urgent first. */
const byUrgency = (a: Computed, b: Computed) =>
  URGENCY[a.state] - URGENCY[b.state] || a.plot.name.localeCompare(b.plot.name, 'pt-BR', { numeric: true });

/** Which irrigated plots need water, how much, and how long that takes. */
export function IrrigationScreen() {
  const { t } = useTranslation('agricultureIrrigation');
  const { text, set } = useAddressValues();
  const { rows: plots, list, retry } = useList(plotRows, undefined);
  const { status, error, loadedAt } = list;
  const answer = { status, error, retry, data: loadedAt === null ? null : plots };
  const [editing, setEditing] = useState<IrrigatedPlot | null>(null);
  const computed = plots.flatMap((plot) => compute(plot, today()) ?? []).toSorted(byUrgency);
  const missing = plots
    .filter(({ id }) => !computed.some(({ plot }) => plot.id === id))
    .map((plot) => ({ plot, missing: missingOf(plot) }));
  const { lastPlot, keepPlot } = useLastPlot();
  const of = (id: string | null) => computed.find(({ plot }) => String(plot.id) === id);
  const chosen = of(text(PLOT) ?? String(lastPlot)) ?? computed[0];
  const choose = (id: number) => {
    keepPlot(id);
    set({ [PLOT]: id }, { push: true });
  };
  return (
    <>
      <PageHead title={t('title')} subtitle={t('subtitle')} />
      <DashboardBody answer={answer} skeleton={<SkeletonBlock height={240} />}>
        {() => (
          <>
            {plots.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
            <Cards>
              {computed.map((one) => (
                <PlotCard
                  key={one.plot.id}
                  computed={one}
                  chosen={one === chosen}
                  onChoose={() => choose(one.plot.id)}
                  onSettings={() => setEditing(one.plot)}
                />
              ))}
            </Cards>
            {chosen && <PlotCharts computed={chosen} />}
            {missing.length > 0 && <MissingList plots={missing} onSettings={setEditing} />}
          </>
        )}
      </DashboardBody>
      {editing && <SettingsDialog plot={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
