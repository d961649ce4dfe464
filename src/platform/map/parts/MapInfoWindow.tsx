import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@/platform/geo/geoTypes';
import { radius } from '@/platform/theme/tokens';
import { IconAction } from '@/platform/ui/IconAction';
import { usePausableTimeout } from '@/platform/react/usePausableTimeout';
import type { MapEngine } from '../mapEngine';
import { MapAnchor } from './MapAnchor';

/** How long an unused window stays. */
const SHOWN_FOR = 2000;

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 280,
  padding: '6px 4px 6px 12px',
  borderRadius: radius.control,
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  border: `1px solid ${theme.tokens.border}`,
  boxShadow: theme.shadows[8],
  overflowWrap: 'anywhere',
  // The point of the window.
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: -6,
    width: 10,
    height: 10,
    background: 'inherit',
    borderRight: `1px solid ${theme.tokens.border}`,
    borderBottom: `1px solid ${theme.tokens.border}`,
    transform: 'translateX(-50%) rotate(45deg)',
  },
}));

interface MapInfoWindowProps {
  readonly engine: MapEngine;
  readonly at: LatLng;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Says something about a place for two seconds, and for as long as pointer or focus are in it. Escape closes it. */
export function MapInfoWindow({ engine, at, onClose, children }: MapInfoWindowProps) {
  const { t } = useTranslation('ui');
  const pausing = usePausableTimeout(onClose, SHOWN_FOR);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
    engine.element.focus({ preventScroll: true });
  };
  return (
    <MapAnchor engine={engine} at={at}>
      <Box {...pausing} onKeyDown={onKeyDown}>
        <div role="status">{children}</div>
        <IconAction
          label={t('close')}
          icon={<CloseOutlined fontSize="small" />}
          size="small"
          onClick={onClose}
        />
      </Box>
    </MapAnchor>
  );
}
