import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLookup } from '@/domain/lookups/useLookup';
import { AutocompleteControl } from '@/platform/forms/fields/AutocompleteField';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { TextControl } from '@/platform/forms/fields/TextField';
import type { Id } from '@/platform/forms/options';
import { AppDialog } from '@/platform/ui/AppDialog';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import type { TreeFarm } from '../../rules/mapTree';
import { useSavePieces } from '../hooks/useSavePieces';
import type { Piece } from '../model/drawing';
import { nameFault, namesByPattern, usualPattern } from '../model/pieceNames';

const Fields = styled('div')({ display: 'grid', gap: 12, paddingTop: 8, '& p': { margin: 0 } });
/** Names that are shown before they are given. */
const SHOWN = 3;

interface PiecesDialogProps {
  readonly pieces: readonly Piece[];
  readonly farm: TreeFarm;
  readonly fieldId: number | null;
  readonly onClose: () => void;
}

/** One form for all polygons of a file: cost center, soil and a pattern for their names. */
export function PiecesDialog({ pieces, farm, fieldId, onClose }: PiecesDialogProps) {
  const { t } = useTranslation('mapDrawing');
  const soils = useLookup('soilTypes', undefined);
  const [center, setCenter] = useState<Id | null>(fieldId);
  const [soil, setSoil] = useState<Id | null>(null);
  const [pattern, setPattern] = useState(() => usualPattern(pieces, t('pieces.word')));
  const { save, progress, stop } = useSavePieces(onClose);
  const names = namesByPattern(pieces, pattern);
  const fault = nameFault(names);
  const missing = center === null ? 'center' : soil === null ? 'soil' : fault;
  const busy = progress !== null;
  const submit = () => {
    if (center === null || soil === null) return;
    void save(pieces, { farm, fieldId: Number(center), soilType: Number(soil), names });
  };
  return (
    <AppDialog title={t('pieces.allTitle', { count: pieces.length })} size="s" busy={busy} onClose={onClose}>
      <DialogContent>
        <Fields>
          <p>{t('pieces.allText')}</p>
          <AutocompleteControl
            label={t('pieces.center')}
            required
            value={center}
            options={farm.fields.map(({ field }) => ({ id: field.id, name: field.name }))}
            lockSingle={false}
            onChange={setCenter}
          />
          <SelectControl label={t('pieces.soil')} required value={soil} {...soils} onChange={setSoil} />
          <TextControl
            label={t('pieces.pattern')}
            required
            value={pattern}
            helper={t('pieces.patternHelper')}
            onChange={(text) => setPattern(text ?? '')}
          />
          <p>
            {t('pieces.names', {
              names: [...names.slice(0, SHOWN), ...(names.length > SHOWN ? ['…', names.at(-1)] : [])].join(
                ', ',
              ),
            })}
          </p>
          {busy && (
            <div role="status">
              <LinearProgress variant="determinate" value={(100 * progress) / pieces.length} />
              <p>{t('pieces.progress', { done: progress, count: pieces.length })}</p>
            </div>
          )}
        </Fields>
      </DialogContent>
      <DialogActions>
        <Button onClick={busy ? stop : onClose}>{t(busy ? 'pieces.stop' : 'pieces.cancel')}</Button>
        <LoadingButton
          variant="contained"
          busy={busy}
          disabledReason={missing === null ? undefined : t(`pieces.missing.${missing}`)}
          onClick={submit}
        >
          {t('pieces.saveAll')}
        </LoadingButton>
      </DialogActions>
    </AppDialog>
  );
}
