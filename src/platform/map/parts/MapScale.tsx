import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typeStep } from '@/platform/theme/typography';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import type { MapEngine, MapView } from '../mapEngine';
import { metresPerPixel } from '../mercator';
import { type ScaleStep, scaleStep } from '../scaleStep';

const Bar = styled('div')(({ theme }) => ({
  ...typeStep('micro'),
  padding: '0 4px',
  textAlign: 'center',
  color: theme.tokens.text,
  background: `color-mix(in srgb, ${theme.tokens.surfaceRaised} 82%, transparent)`,
  border: `1px solid ${theme.tokens.text}`,
  borderTop: 0,
  pointerEvents: 'none',
}));

const stepOf = ({ center, zoom }: MapView) => scaleStep(metresPerPixel(center.lat, zoom));

/** The length on the earth of a stretch of the map. */
export function MapScale({ engine }: { readonly engine: MapEngine }) {
  const { t } = useTranslation('mapView');
  const [step, setStep] = useState<ScaleStep>(() => stepOf(engine.camera.view()));
  useEffect(
    () =>
      engine.on('move', (view) => {
        const next = stepOf(view);
        setStep((now) => (now.metres === next.metres && Math.abs(now.width - next.width) < 1 ? now : next));
      }),
    [engine],
  );
  const { metres, width } = step;
  return (
    <Bar style={{ width }}>
      <VisuallyHidden>{t('scale.label')} </VisuallyHidden>
      {metres < 1000 ? t('scale.metres', { value: metres }) : t('scale.kilometres', { value: metres / 1000 })}
    </Bar>
  );
}
