import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@/platform/format/date';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { useList } from '@/platform/store/useResource';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { depthText, plotsText } from '../analysisText';
import type { SoilPoint } from '../rules/nutrients';
import { pointsOf } from '../soilAnalysisService';
import { soilAnalyses } from '../soilAnalysisState';
import type { SoilWorld } from '../soilAnalysisWire';

interface PointsOfDialogProps {
  readonly world: SoilWorld;
  /** The analysis that takes the points: it is not offered itself. */
  readonly ownId: number | null;
  readonly onPoints: (points: readonly SoilPoint[]) => void;
  readonly onClose: () => void;
}

/** Samples the places of another analysis again: names and places are copied, without values. */
export function PointsOfDialog({ world, ownId, onPoints, onClose }: PointsOfDialogProps) {
  const { t } = useTranslation('soilAnalysis');
  const { rows, list, retry } = useList(soilAnalyses[world], undefined);
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const copy = async () => {
    if (chosen === null) return;
    setBusy(true);
    setFailed(false);
    try {
      onPoints(await pointsOf(world, chosen, new AbortController().signal));
      onClose();
    } catch {
      // It is said where the points were chosen, and can be tried again.
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AppDialog title={t('points.fromTitle')} busy={busy} onClose={onClose}>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t('points.fromText')}</Typography>
        <SelectControl<number>
          label={t('points.fromChoose')}
          required
          value={chosen}
          onChange={setChosen}
          options={rows
            .filter(({ id, pointCount }) => id !== ownId && pointCount !== 0)
            .map((row) => ({
              id: row.id,
              name: t('importing.targetExisting', {
                plots: plotsText(row),
                day: formatDate(row.collectedAt),
                depth: depthText(row),
              }),
            }))}
          loading={list.loadedAt === null && list.status !== 'failed'}
          failed={list.status === 'failed'}
          onRetry={retry}
          error={failed ? t('points.fromFailed') : undefined}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={busy} onClick={onClose}>
          {t('conflict.back')}
        </Button>
        <LoadingButton
          variant="contained"
          busy={busy}
          disabledReason={chosen === null ? t('points.fromChoose') : undefined}
          onClick={() => void copy()}
        >
          {t('points.fromApply')}
        </LoadingButton>
      </DialogActions>
    </AppDialog>
  );
}
