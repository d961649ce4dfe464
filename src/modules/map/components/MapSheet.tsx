import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { usePropertyMap } from '../propertyMap';
import { FarmPanel } from './FarmPanel';
import { PlotStrip } from './PlotStrip';

const Handle = styled(ButtonBase)(({ theme }) => ({
  ...typeStep('bodyStrong'),
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 4,
  justifyContent: 'space-between',
  gap: 8,
  height: 52,
  padding: '0 16px',
  color: theme.tokens.text,
  background: theme.tokens.surfaceRaised,
  borderTop: `1px solid ${theme.tokens.border}`,
  borderRadius: `${radius.dialog}px ${radius.dialog}px 0 0`,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
  '@media print': { display: 'none' },
}));
const Sheet = styled('div')({ display: 'flex', flexDirection: 'column', height: '72dvh' });
const Body = styled('div')({ flex: 1, minHeight: 0 });

const ID = 'map-sheet';
type Side = 'farms' | 'plots';

/** On a telephone the map has the screen; farms and plots come up as a sheet. */
export function MapSheet() {
  const { t } = useTranslation('map');
  const { selection, land } = usePropertyMap();
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<Side>('farms');
  const name = selection.plot?.plot.name ?? selection.field?.field.name ?? selection.farm?.farm.name;
  const plots = selection.farm?.plots.length ?? land.tree.plots.length;
  const columns = Math.max(1, Math.floor((window.innerWidth - 12) / 162));
  return (
    <>
      <Handle aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <span>{name ?? t('property.panel')}</span>
        <KeyboardArrowUpOutlined aria-hidden />
      </Handle>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('property.panel'),
            sx: { borderRadius: `${radius.dialog}px ${radius.dialog}px 0 0` },
          },
        }}
      >
        <Sheet>
          <CountTabs
            label={t('property.panel')}
            idBase={ID}
            value={side}
            onChange={setSide}
            tabs={[
              {
                value: 'farms',
                label: t('property.panel'),
                count: land.known ? land.tree.farms.length : null,
              },
              { value: 'plots', label: t('property.plots'), count: land.known ? plots : null },
            ]}
          />
          <Body {...panelProps(ID, side)}>
            {side === 'farms' ? <FarmPanel /> : <PlotStrip columns={columns} />}
          </Body>
        </Sheet>
      </Drawer>
    </>
  );
}
