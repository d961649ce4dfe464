import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomer } from '@/domain/identity/selectors';
import { routeCatalogueEntries } from '@/platform/routing/catalogue';
import { titleKeyAt, usePageTitles } from '@/platform/routing/pageTitles';
import { translateMenu, withScreens } from './menuNames';
import { type MenuModule, menuTree } from './menuTree';

/** The screens inside the page at a path, with the title keys that its entry of the catalogue gives them. */
function screensAt(path: string): { path: string; title: string }[] {
  const entry = routeCatalogueEntries().find((one) => one.screens && one.path.split('/:')[0] === path);
  return Object.entries(entry?.screens ?? {}).map(([slug, title]) => ({ path: `${path}/${slug}`, title }));
}

/** The current customer's menu in the language of the user. */
export function useCustomerMenu(): MenuModule[] {
  const customer = useCustomer();
  const titles = usePageTitles();
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const word = (key: string) => {
      const found: unknown = i18n.getResource(language, 'menu', key);
      return typeof found === 'string' ? found : null;
    };
    const title = (path: string) => titles?.[titleKeyAt(path) ?? ''] ?? null;
    const tree = withScreens(menuTree(customer?.permissions ?? []), (path) =>
      screensAt(path).flatMap((screen) => {
        const name = titles?.[screen.title];
        return name === undefined ? [] : [{ path: screen.path, name }];
      }),
    );
    if (language === 'pt-BR') return tree;
    return translateMenu(tree, {
      title,
      module: (constant) => word(`modules.${constant}`),
      group: (key) => word(`groups.${key}`),
    });
  }, [customer, titles, language, i18n]);
}
