import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { useDrawing, useDrawn } from '../drawingContext';
import { canRemoveCorner } from '../model/edits';
import { removeMenuCorner } from '../tools/editTool';

/** The menu of a corner, where it was pressed. */
export function CornerMenu() {
  const { t } = useTranslation('mapDrawing');
  const { session, map } = useDrawing();
  const menu = useDrawn((state) => state.menu);
  if (!menu || !map.engine) return null;
  const { left, top } = map.engine.element.getBoundingClientRect();
  const refused = !canRemoveCorner(session.get().history.present, menu.corner);
  return (
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: left + menu.at.x, top: top + menu.at.y }}
      onClose={() => session.set({ menu: null })}
      slotProps={{ list: { 'aria-label': t('corner.menu', { number: menu.corner.corner + 1 }) } }}
    >
      <MenuItem aria-disabled={refused || undefined} onClick={() => !refused && removeMenuCorner(session)}>
        <ListItemText primary={t('corner.remove')} secondary={refused ? t('notes.lastCorners') : undefined} />
      </MenuItem>
    </Menu>
  );
}
