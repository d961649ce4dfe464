import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAction } from '@/platform/ui/IconAction';
import { usePropertyMap } from '../propertyMap';
import type { PanelRow } from '../rules/panelRows';
import { useRowActions } from './useRowActions';

interface RowMenuProps {
  readonly row: Exclude<PanelRow, { kind: 'none' }>;
  readonly name: string;
  /** By Tab: only from the line that has the focus. */
  readonly reachable: boolean;
}

/** What can be done with a farm, a cost center or a plot. */
export function RowMenu({ row, name, reachable }: RowMenuProps) {
  const { t } = useTranslation('map');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const map = usePropertyMap();
  const actions = useRowActions(row, map);
  return (
    <>
      <IconAction
        label={t('property.actionsOf', { name })}
        icon={<MoreVertOutlined fontSize="small" />}
        size="small"
        tabIndex={reachable ? 0 : -1}
        menuOpen={anchor !== null}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(event.currentTarget);
        }}
      />
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          onClick={(event) => event.stopPropagation()}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          {actions.map(({ label, onClick }) => (
            <MenuItem
              key={label}
              onClick={() => {
                setAnchor(null);
                onClick();
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
