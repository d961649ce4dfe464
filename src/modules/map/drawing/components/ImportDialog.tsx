import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '@/platform/forms/files/DropZone';
import { formatNumber } from '@/platform/format/number';
import type { ReviewLine } from '@/platform/geo/exchange/importReview';
import { toHectares } from '@/platform/geo/sphere';
import { layout } from '@/platform/theme/tokens';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { useDrawn } from '../drawingContext';
import { useMapFile } from '../hooks/useMapFile';
import { type ImportWay, isTakeable, startsChosen } from '../model/importChoice';
import { FileNotes } from './FileNotes';
import { ReviewList } from './ReviewList';

interface ImportDialogProps {
  readonly onClose: () => void;
  readonly onTake: (lines: readonly ReviewLine[], way: ImportWay) => void;
}

/** A KML or GeoJSON file: chosen, converted, looked over line by line, and only then taken to the map. */
export function ImportDialog({ onClose, onTake }: ImportDialogProps) {
  const { t } = useTranslation('mapDrawing');
  const plots = useDrawn((state) => state.plots);
  const hasDrawing = useDrawn(({ history }) => history.present.rings.length > 0);
  const { state, read } = useMapFile(plots);
  /** What was ticked or unticked by hand, by line. */
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const [way, setWay] = useState<ImportWay>('plots');

  const lines = state.step === 'review' ? state.lines : [];
  const isChosen = (line: ReviewLine) => isTakeable(line) && (ticks[line.id] ?? startsChosen(line));
  const chosen = lines.filter(isChosen);
  const size = toHectares(chosen.reduce((sum, line) => sum + line.squareMetres, 0));
  const open = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    setTicks({});
    void read(file);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="map-import-title" maxWidth={false}>
      <DialogTitle id="map-import-title">{t('import.title')}</DialogTitle>
      <DialogContent sx={{ width: layout.dialog.m, maxWidth: '100%' }}>
        <Typography id="map-import-intro" sx={{ mb: 1.5, color: 'text.secondary' }}>
          {t('import.intro')}
        </Typography>
        <DropZone
          label={t('import.file')}
          hint={state.step === 'review' ? state.name : t('import.hint')}
          multiple={false}
          describedBy="map-import-intro"
          onFiles={open}
        />
        {state.step === 'reading' && (
          <div role="status" aria-label={t('import.reading')}>
            <LinearProgress sx={{ mt: 2 }} />
          </div>
        )}
        {(state.step === 'refused' || state.step === 'failed') && (
          <Typography role="alert" color="error" sx={{ mt: 1.5 }}>
            {state.step === 'refused'
              ? t(`import.refused.${state.reason}`, { name: state.name })
              : (state.message ?? t('import.failed'))}
          </Typography>
        )}
        {state.step === 'review' && lines.length === 0 && (
          <Typography role="alert" sx={{ mt: 1.5 }}>
            {t('import.nothing')}
          </Typography>
        )}
        {state.step === 'review' && lines.length > 0 && (
          <>
            <ReviewList
              lines={lines}
              isChosen={isChosen}
              onTick={(line, ticked) => setTicks({ ...ticks, [line.id]: ticked })}
            />
            {(state.swapped || lines.every(({ isAbroad }) => isAbroad)) && (
              <Button
                size="small"
                onClick={() => {
                  setTicks({});
                  void read(state.file, !state.swapped);
                }}
              >
                {t(state.swapped ? 'import.swapBack' : 'import.swap')}
              </Button>
            )}
            <FileNotes review={state} />
            <RadioGroup
              aria-label={t('import.as')}
              value={way}
              onChange={(_event, value) => setWay(value === 'plots' ? 'plots' : 'parts')}
              sx={{ mt: 1 }}
            >
              <FormControlLabel value="plots" control={<Radio size="small" />} label={t('import.asPlots')} />
              <FormControlLabel
                value="parts"
                control={<Radio size="small" />}
                label={t(hasDrawing ? 'import.asParts' : 'import.asOnePlot')}
              />
            </RadioGroup>
          </>
        )}
      </DialogContent>
      <DialogActions>
        {lines.length > 0 && (
          <Typography role="status" variant="caption" sx={{ mr: 'auto', color: 'text.secondary' }}>
            {t('import.chosen', { count: chosen.length, hectares: formatNumber(size) })}
          </Typography>
        )}
        <Button variant="outlined" onClick={onClose}>
          {t('import.cancel')}
        </Button>
        <LoadingButton
          variant="contained"
          disabledReason={chosen.length === 0 ? t('import.noneChosen') : undefined}
          onClick={() => onTake(chosen, way)}
        >
          {t('import.takeChosen')}
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
