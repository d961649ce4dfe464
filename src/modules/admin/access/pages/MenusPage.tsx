import { useTranslation } from 'react-i18next';
import { RegisterPage } from '@/families/register/RegisterPage';
import { useViewChoice } from '@/platform/preferences/useViewChoice';
import { ViewToggle } from '../../ViewToggle';
import { MenuTreeView } from '../menu/MenuTreeView';
import { menus } from '../registers/menus';

/** The menu: a tree to arrange it, a table to search, filter and export it. */
export function Page() {
  const { t } = useTranslation('adminAccess');
  const [view, setView] = useViewChoice('admin.menu', ['tree', 'table']);
  const toggle = (
    <ViewToggle
      label={t('menu.view.label')}
      value={view}
      choices={[
        { id: 'tree', name: t('menu.view.tree') },
        { id: 'table', name: t('menu.view.table') },
      ]}
      onChange={setView}
    />
  );
  if (view === 'tree') return <MenuTreeView toggle={toggle} />;
  return <RegisterPage register={menus} toolbar={toggle} />;
}
