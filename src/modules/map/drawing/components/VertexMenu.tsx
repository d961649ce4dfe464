import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { useDrawing, useDrawn } from '../drawingContext';
import { canRemoveVertex } from '../model/edits';
import { removeMenuVertex } from '../tools/editTool';

/** The menu of a vertex, where it was pressed. */
export function VertexMenu() {
  const { t } = useTranslation('mapDrawing');
  const { session, map } = useDrawing();
  const menu = useDrawn((state) => state.menu);
  if (!menu || !map.engine) return null;
  const { left, top } = map.engine.element.getBoundingClientRect();
  const refused = !canRemoveVertex(session.get().history.present, menu.vertex);
  return (
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: left + menu.at.x, top: top + menu.at.y }}
      onClose={() => session.set({ menu: null })}
      slotProps={{ list: { 'aria-label': t('vertex.menu', { number: menu.vertex.vertex + 1 }) } }}
    >
      <MenuItem aria-disabled={refused || undefined} onClick={() => !refused && removeMenuVertex(session)}>
        <ListItemText
          primary={t('vertex.remove')}
          secondary={refused ? t('notes.lastVertices') : undefined}
        />
      </MenuItem>
    </Menu>
  );
}
