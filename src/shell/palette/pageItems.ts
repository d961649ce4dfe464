import type { TFunction } from 'i18next';
import type { MenuLeaf } from '@/domain/menu/menuTree';
import { titleKeyAt } from '@/platform/routing/pageTitles';
import type { useMenu } from '../nav/useMenu';
import type { PaletteItem } from './paletteItems';
import { recentPages } from './recentPages';

export interface PagesAround {
  readonly t: TFunction<'shell'>;
  readonly common: TFunction;
  /** The titles of pages by their keys; null while they are on their way. */
  readonly titles: Readonly<Record<string, string>> | null;
  readonly go: (path: string, legacy?: boolean) => void;
}

interface NamedPage {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly where?: string;
  readonly iconName: string;
  readonly legacy?: boolean | undefined;
}

/** One page, found by its name, its address and its own title where the menu names it otherwise. */
export function pageItem(
  { t, common, titles, go }: PagesAround,
  { id, name, path, where = '', iconName, legacy = false }: NamedPage,
): PaletteItem {
  const title = titles?.[titleKeyAt(path) ?? ''];
  return {
    id,
    name,
    group: t('palette.pages'),
    path: legacy ? `${where} · ${common('formerSite')}` : where,
    keywords: title === undefined ? path : `${path} ${title}`,
    iconName,
    run: () => go(path, legacy),
  };
}

/** The pages that were open last. */
export const recentItems = (scope: string, { t, go }: PagesAround): PaletteItem[] =>
  recentPages(scope).map(({ path, title }) => ({
    id: `recent:${path}`,
    name: title,
    group: t('palette.recent'),
    keywords: path,
    iconName: 'HistoryOutlined',
    run: () => go(path),
  }));

/** The pages of the menu and the screens inside them, each with where it stands. */
export function menuPages(
  modules: ReturnType<typeof useMenu>['modules'],
  around: PagesAround,
): PaletteItem[] {
  const entry = (leaf: MenuLeaf, where: string): PaletteItem[] => [
    pageItem(around, { ...leaf, id: `menu:${leaf.id}`, where }),
    ...(leaf.screens ?? []).map(({ id, name, path, iconName }) =>
      pageItem(around, { id: `menu:${id}`, name, path, iconName, where: `${where} › ${leaf.name}` }),
    ),
  ];
  return modules.flatMap((module) => [
    ...module.leaves.flatMap((leaf) => entry(leaf, module.name)),
    ...module.groups.flatMap((group) =>
      group.leaves.flatMap((leaf) => entry(leaf, `${module.name} › ${group.name}`)),
    ),
  ]);
}
