import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { styled } from '@mui/material/styles';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { fileName } from '@/platform/export/exportTable';
import { usePrintView } from '@/platform/export/usePrintView';
import { useViewChoice } from '@/platform/preferences/useViewChoice';
import { layout } from '@/platform/theme/tokens';
import { PageHead } from '@/platform/ui/PageHead';
import { ComparisonBody } from './components/ComparisonBody';
import { ModeSwitch } from './components/ModeSwitch';
import { PlotPicker } from './components/PlotPicker';
import { useComparison } from './hooks/useComparison';
import { useFigures } from './hooks/useFigures';
import { ComparisonPrint } from './print/ComparisonPrint';
import type { ComparisonScope } from './rules/plotChoices';
import { comparisonTable } from './rules/comparisonExport';
import { type Look, RAMPS } from './look';

/** Colours and their strength. The colours are kept in this browser: who needs the clear ones needs them always. */
function useLook(): [Look, (look: Look) => void] {
  const [ramp, setRamp] = useViewChoice('mapComparison.ramp', RAMPS);
  const [opacity, setOpacity] = useState(85);
  const change = (look: Look) => {
    if (look.ramp !== ramp) setRamp(look.ramp);
    setOpacity(look.opacity);
  };
  return [{ ramp, opacity }, change];
}

/** Hands the figures to the browser's downloads, as a table for spreadsheets. */
async function downloadComparison(
  t: TFunction<['agriculture']>,
  compared: Parameters<typeof comparisonTable>[1],
): Promise<void> {
  const { csvFile } = await import('@/platform/export/csv');
  const file = csvFile(comparisonTable(t, compared));
  downloadFile(file, fileName(`ndvi ${compared.plot.name}`, 'csv'));
}

// Until there is something better for the paper, the browser prints the screen.
const Screen = styled('div')({ '@media print': { '&[data-paper="true"]': { display: 'none' } } });
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `4px ${layout.gap}px`,
  marginBottom: 8,
});

/** Two satellite images of the vegetation of one plot, compared. */
export function MapComparison({ scope }: { readonly scope: ComparisonScope }) {
  const { t } = useTranslation('agriculture');
  const comparison = useComparison(scope);
  const { plot, a, b, address } = comparison;
  const figures = useFigures(a.ndvi, b.ndvi, plot?.area ?? null);
  const [look, setLook] = useLook();
  const { printing, print } = usePrintView();
  const ready = plot !== null && a.ndvi !== null && b.ndvi !== null;
  const disabledReason = ready ? undefined : t('mapComparison.notReady');
  const download = () => {
    if (plot && a.image && b.image)
      void downloadComparison(t, {
        plot,
        pair: { a: a.image, b: b.image },
        a: figures.a,
        b: figures.b,
        changed: figures.changed,
      });
  };
  return (
    <>
      <Screen data-paper={printing && ready}>
        <PageHead
          title={t(scope === 'forestry' ? 'mapComparison.forestryTitle' : 'mapComparison.title')}
          subtitle={t('mapComparison.subtitle')}
          actions={[
            {
              label: t('mapComparison.export'),
              icon: <FileDownloadOutlined />,
              disabledReason,
              onClick: download,
            },
            { label: t('mapComparison.print'), icon: <PrintOutlined />, disabledReason, onClick: print },
          ]}
        />
        {comparison.plots.length > 0 && (
          <Bar>
            <PlotPicker comparison={comparison} />
            <ModeSwitch mode={address.mode} onChange={address.chooseMode} />
          </Bar>
        )}
        <ComparisonBody comparison={comparison} figures={figures} look={look} onLook={setLook} />
      </Screen>
      {printing && plot && ready && (
        <ComparisonPrint comparison={comparison} plot={plot} figures={figures} ramp={look.ramp} />
      )}
    </>
  );
}
