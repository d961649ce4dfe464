import { useTranslation } from 'react-i18next';
import { RegisterPage } from '@/families/register/RegisterPage';
import { giveUpAll, hasUnsavedChanges } from '@/platform/forms/leaveGuard';
import { useAskDiscard } from '@/platform/forms/useAskDiscard';
import { useViewChoice } from '@/platform/preferences/useViewChoice';
import { ViewToggle } from '../../ViewToggle';
import { MenuTreeView } from '../menu/MenuTreeView';
import { menus } from '../registers/menus';

/** The menu: a tree to arrange it, a table to search, filter and export it. */
export function Component() {
  const { t } = useTranslation('adminAccess');
  const [view, setView] = useViewChoice('admin.menu', ['tree', 'table']);
  const askDiscard = useAskDiscard();
  async function change(next: typeof view) {
    if (hasUnsavedChanges()) {
      if (!(await askDiscard())) return;
      giveUpAll();
    }
    setView(next);
  }
  const toggle = (
    <ViewToggle
      label={t('menu.view.label')}
      value={view}
      choices={[
        { id: 'tree', name: t('menu.view.tree') },
        { id: 'table', name: t('menu.view.table') },
      ]}
      onChange={(next) => void change(next)}
    />
  );
  if (view === 'tree') return <MenuTreeView toggle={toggle} />;
  return <RegisterPage register={menus} toolbar={toggle} />;
}
