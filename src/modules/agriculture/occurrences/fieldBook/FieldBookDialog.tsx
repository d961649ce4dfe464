import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadState } from '@/families/occurrence/occurrencePage';
import type {
  OccurrenceRecord,
  OccurrenceSources,
  OccurrenceSubject,
} from '@/families/occurrence/occurrenceTypes';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import type { Id } from '@/platform/forms/options';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { bookOf } from '../rules/fieldBook';
import { FieldBookPreview } from './FieldBookPreview';
import { useFieldBookPdf } from './useFieldBookPdf';

const Fields = styled('div')({ display: 'grid', gap: 12, paddingTop: 8, '& p': { margin: 0 } });

interface FieldBookDialogProps {
  readonly plots: readonly OccurrenceSubject[];
  readonly records: readonly OccurrenceRecord[];
  readonly recordsState: LoadState;
  readonly sources: OccurrenceSources;
  readonly chosenId: Id | null;
  readonly onClose: () => void;
}

/** The field book of a plot and a harvest, as PDF, of the occurrences that were done there. */
export function FieldBookDialog(props: FieldBookDialogProps) {
  const { plots, records, recordsState, sources, chosenId, onClose } = props;
  const { t } = useTranslation('agricultureOccurrences');
  // Until one is picked it is that of the address, which may come before the plots do.
  const [picked, setPlotId] = useState<Id | null>();
  const plotId = picked === undefined ? chosenId : picked;
  const [harvestId, setHarvestId] = useState<Id | null>(null);
  const [withoutHarvest, setWithoutHarvest] = useState(false);
  const plot = plots.find(({ id }) => id === plotId);
  const harvests = sources['harvests'];
  const { lines, left } = plot
    ? bookOf({ plotId: plot.id, harvestId, withoutHarvest }, records, plots)
    : { lines: [], left: 0 };
  // What is not read is not "nothing was done".
  const unread = records.length === 0 && recordsState.status !== 'ready';
  const nothing = unread ? 'book.unread' : 'book.nothing';
  const harvestName = harvests?.options.find(({ id }) => id === harvestId)?.name ?? t('book.allHarvests');

  const { busy, download } = useFieldBookPdf({ plot, harvestName, lines, sources, onDone: onClose });
  return (
    <AppDialog title={t('book.title')} size="l" onClose={onClose}>
      <DialogContent>
        <Fields>
          <p>{t('book.about')}</p>
          <AutocompleteControl
            label={t('plot')}
            required
            value={plotId}
            options={plots}
            lockSingle={false}
            onChange={setPlotId}
          />
          <AutocompleteControl
            label={t('book.harvest')}
            value={harvestId}
            options={harvests?.options ?? []}
            loading={harvests?.loading ?? false}
            failed={harvests?.failed ?? false}
            onRetry={harvests?.onRetry}
            placeholder={t('book.allHarvests')}
            lockSingle={false}
            onChange={setHarvestId}
          />
          {harvestId !== null && (
            <FormControlLabel
              control={
                <Checkbox checked={withoutHarvest} onChange={(_, checked) => setWithoutHarvest(checked)} />
              }
              label={t('book.withoutHarvest')}
            />
          )}
          {unread && recordsState.status === 'failed' && (
            <p role="alert">
              {t('book.unread')} <Button onClick={recordsState.onRetry}>{t('book.again')}</Button>
            </p>
          )}
          {plot && !unread && (
            <p role="status">
              {t('book.count', { count: lines.length })} {left > 0 && t('book.left', { count: left })}
            </p>
          )}
        </Fields>
        {plot && lines.length > 0 && <FieldBookPreview lines={lines} sources={sources} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('book.close')}</Button>
        <LoadingButton
          variant="contained"
          busy={busy}
          disabledReason={lines.length === 0 ? t(plot ? nothing : 'book.choosePlot') : undefined}
          onClick={() => void download()}
        >
          {t('book.download')}
        </LoadingButton>
      </DialogActions>
    </AppDialog>
  );
}
