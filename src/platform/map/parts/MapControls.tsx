import AddOutlined from '@mui/icons-material/AddOutlined';
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapEngine } from '../mapEngine';
import { ToolButton, ToolStrip } from './ToolStrip';

interface MapControlsProps {
  readonly engine: MapEngine;
  /** Shows everything there is; left out where there is nothing. */
  readonly onFit?: (() => void) | undefined;
}

/** Zoom, everything, and what stands under the plots. The same buttons on every engine. */
export function MapControls({ engine, onFit }: MapControlsProps) {
  const { t } = useTranslation('mapView');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [basemap, setBasemap] = useState(engine.basemap());
  useEffect(() => engine.on('basemap', setBasemap), [engine]);
  const { camera, basemaps } = engine;
  return (
    <ToolStrip>
      <ToolButton tip="left" label={t('zoomIn')} icon={<AddOutlined />} onClick={() => camera.zoomBy(1)} />
      <ToolButton
        tip="left"
        label={t('zoomOut')}
        icon={<RemoveOutlined />}
        onClick={() => camera.zoomBy(-1)}
      />
      {onFit && <hr />}
      {onFit && <ToolButton tip="left" label={t('fitAll')} icon={<FitScreenOutlined />} onClick={onFit} />}
      {basemaps.length > 1 && <hr />}
      {basemaps.length > 1 && (
        <ToolButton
          tip="left"
          label={t('basemap.label')}
          icon={<LayersOutlined />}
          menuOpen={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      )}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {basemaps.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === basemap}
            selected={name === basemap}
            onClick={() => {
              engine.setBasemap(name);
              setAnchor(null);
            }}
          >
            {t(`basemap.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </ToolStrip>
  );
}
