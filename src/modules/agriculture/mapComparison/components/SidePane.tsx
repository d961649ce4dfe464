import { styled, useTheme } from '@mui/material/styles';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '@/domain/identity/selectors';
import { dayText } from '@/platform/format/dayText';
import { MapFrame } from '@/platform/map/MapFrame';
import type { MapEngine } from '@/platform/map/mapEngine';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';
import { Loading } from '@/platform/ui/Skeletons';
import type { ComparedSide } from '../hooks/useComparison';
import { SideFailure } from './SideFailure';

const Pane = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  borderRadius: radius.card,
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
}));
const Badge = styled('p')(({ theme }) => ({
  ...typeStep('chip'),
  position: 'absolute',
  zIndex: 3,
  // Above stands why a map has no imagery.
  bottom: 10,
  left: 10,
  padding: '0 8px',
  borderRadius: radius.chip,
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.border}`,
  pointerEvents: 'none',
  '&[data-corner="right"]': { left: 'auto', right: 10 },
}));
const Waiting = styled('div')(({ theme }) => ({
  ...typeStep('chip'),
  position: 'absolute',
  zIndex: 3,
  left: '50%',
  top: '45%',
  padding: '2px 12px',
  borderRadius: radius.chip,
  transform: 'translate(-50%, -50%)',
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.border}`,
  pointerEvents: 'none',
}));
const Over = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 5,
  overflow: 'auto',
  background: `color-mix(in srgb, ${theme.tokens.surface} 97%, transparent)`,
}));

interface SidePaneProps {
  readonly side: ComparedSide;
  /** What the corner says; the day of the image by default. */
  readonly title?: string;
  /** What its colours say, in words. */
  readonly description: string;
  readonly corner?: 'left' | 'right';
  readonly style: CSSProperties;
  /** Its own state lies over it: so it is where no other map lies over it. */
  readonly ownState: boolean;
  readonly onEngine: (engine: MapEngine | null) => void;
  readonly onLead: () => void;
}

/** One of the two maps. */
export function SidePane(props: SidePaneProps) {
  const { side, title, description, corner = 'left', style, ownState, onEngine, onLead } = props;
  const { t } = useTranslation('agriculture');
  const { mode } = useTheme().palette;
  const identity = useIdentity();
  const badge = useId();
  const words = useId();
  const letter = side.name.toUpperCase();
  const name = title ?? t('mapComparison.badge', { letter, date: dayText(side.image?.date) });
  return (
    <Pane
      role="group"
      aria-labelledby={badge}
      aria-describedby={words}
      style={style}
      data-side={side.name}
      onPointerDownCapture={onLead}
      onWheelCapture={onLead}
      onKeyDownCapture={onLead}
    >
      <MapFrame
        label={t('mapComparison.mapLabel', { name })}
        mapsKey={identity?.keys.mapsKey ?? null}
        mode={mode}
        person={identity?.id ?? ''}
        quiet={side.name === 'b'}
        onEngine={onEngine}
      >
        <Badge id={badge} data-corner={corner}>
          {name}
        </Badge>
        <VisuallyHidden id={words}>{description}</VisuallyHidden>
        {side.status === 'loading' && (
          <Loading label={t('mapComparison.image.loading', { letter })}>
            <Waiting>{t('mapComparison.image.loading', { letter })}</Waiting>
          </Loading>
        )}
        {ownState && side.status === 'failed' && (
          <Over>
            <SideFailure side={side} />
          </Over>
        )}
      </MapFrame>
    </Pane>
  );
}
