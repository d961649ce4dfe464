import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DensityMediumOutlined from '@mui/icons-material/DensityMediumOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridState } from '@/platform/grid/useGridState';
import { IconAction } from '@/platform/ui/IconAction';

const DENSITIES = ['compact', 'comfortable'] as const;

interface DensityMenuProps {
  readonly setLayout: GridState['setLayout'];
  readonly current: (typeof DENSITIES)[number];
}

/** Row height of this grid, for this user. */
export const DensityMenu = memo(function DensityMenu({ setLayout, current }: DensityMenuProps) {
  const { t } = useTranslation('grid');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconAction
        label={t('density.title')}
        icon={<DensityMediumOutlined />}
        menuOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {DENSITIES.map((density) => (
          <MenuItem
            key={density}
            role="menuitemradio"
            aria-checked={density === current}
            selected={density === current}
            onClick={() => {
              setLayout({ density });
              setAnchor(null);
            }}
          >
            <ListItemIcon>{density === current && <CheckOutlined fontSize="small" />}</ListItemIcon>
            {t(`density.${density}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
});
