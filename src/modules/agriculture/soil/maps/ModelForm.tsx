import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberControl } from '@/platform/forms/fields/NumberField';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import type { FittedVariogram, Variogram, VariogramModel } from '@/platform/kriging/krigingTypes';
import { isUsable, scaleOfRange, shownRange, VARIOGRAM_MODELS } from '@/platform/kriging/variogramModels';
import { typeStep } from '@/platform/theme/typography';
import { figureText } from '../interpretation/interpretationWords';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 10,
  padding: '6px 0',
  '& > :first-of-type': { gridColumn: '1 / -1' },
});
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Note = styled('p')(({ theme: { tokens } }) => ({
  ...typeStep('caption'),
  margin: '4px 0',
  color: tokens.textMuted,
}));

interface Typed {
  readonly model: VariogramModel;
  readonly nugget: number | null;
  readonly partialSill: number | null;
  /** As it is shown; of a linear model its metres. */
  readonly range: number | null;
}

const typedOf = (variogram: Variogram): Typed => ({
  model: variogram.model,
  nugget: variogram.nugget,
  partialSill: variogram.partialSill,
  range: shownRange(variogram) ?? variogram.scale,
});

/** The variogram that was typed; null where a parameter is missing or cannot be. */
function variogramOf({ model, nugget, partialSill, range }: Typed): Variogram | null {
  if (nugget === null || partialSill === null || range === null) return null;
  const variogram = { model, nugget, partialSill, scale: scaleOfRange(model, range) };
  return isUsable(variogram) ? variogram : null;
}

interface ModelFormProps {
  /** The one that the map is of. */
  readonly variogram: Variogram;
  readonly fits: readonly FittedVariogram[];
  readonly byHand: boolean;
  /** Undefined goes back to the fit. */
  readonly onChange: (variogram: Variogram | undefined) => void;
}

/** Model and parameters of the variogram, changed by hand; one press goes back to the fit. */
export function ModelForm({ variogram, fits, byHand, onChange }: ModelFormProps) {
  const { t } = useTranslation('soilMaps');
  const [typed, setTyped] = useState(() => typedOf(variogram));
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const chooseModel = (model: VariogramModel | null) => {
    if (model === null) return;
    const fit = fits.find((one) => one.variogram.model === model);
    if (fit) setTyped(typedOf(fit.variogram));
    else change({ model });
  };
  const ready = variogramOf(typed);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onChange(ready);
      }}
    >
      <Fields>
        <SelectControl<VariogramModel>
          label={t('model.model')}
          required
          value={typed.model}
          options={VARIOGRAM_MODELS.map((id) => {
            const rmse = fits.find((fit) => fit.variogram.model === id)?.rmse ?? null;
            const name = t(`models.${id}`);
            return {
              id,
              name: rmse === null ? name : t('model.withError', { name, rmse: figureText(rmse) }),
            };
          })}
          onChange={chooseModel}
        />
        <NumberControl
          label={t('model.nugget')}
          decimals={6}
          minDecimals={0}
          value={typed.nugget}
          onChange={(nugget) => change({ nugget })}
        />
        <NumberControl
          label={t(typed.model === 'linear' ? 'model.rise' : 'model.sill')}
          decimals={6}
          minDecimals={0}
          value={typed.partialSill}
          onChange={(partialSill) => change({ partialSill })}
        />
        <NumberControl
          label={t(typed.model === 'linear' ? 'model.over' : 'model.range')}
          unit="m"
          decimals={2}
          minDecimals={0}
          value={typed.range}
          onChange={(range) => change({ range })}
        />
      </Fields>
      {!ready && <Note role="alert">{t('model.invalid')}</Note>}
      <Row>
        <Button type="submit" size="small" variant="outlined" disabled={!ready}>
          {t('model.apply')}
        </Button>
        {byHand && (
          <Button size="small" variant="text" onClick={() => onChange(undefined)}>
            {t('model.reset')}
          </Button>
        )}
      </Row>
    </form>
  );
}
