import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Identity, UserLink } from '@/domain/identity/identityTypes';
import { hasShortMenu, mayOpen } from '@/domain/identity/permissions';
import { selectScope, useIdentity } from '@/domain/identity/selectors';
import { selectCustomer, signOut } from '@/modules/session/sessionFlow';
import { LANGUAGES } from '@/platform/i18n/i18n';
import { MODES, THEMES } from '@/platform/preferences/preferences';
import { preferencesChanged } from '@/platform/preferences/preferencesSlice';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { routeCatalogueEntries } from '@/platform/routing/catalogue';
import { titleKeyAt, usePageTitles } from '@/platform/routing/pageTitles';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { HOME_PATH } from '@/modules/session/rules/entryPaths';
import { moduleLeaves } from '@/domain/menu/activePath';
import type { MenuLeaf } from '@/domain/menu/menuTree';
import { useMenu } from '../nav/useMenu';
import { ASSIST_PATH, hasAssist } from '../header/assistRule';
import { isOwnPage } from '@/platform/routing/pageLink';
import type { PaletteItem } from './paletteItems';
import { recentPages } from './recentPages';

/** The pages of this application that this user may open by address alone. */
function ownPages(identity: Identity | null) {
  if (!identity) return [];
  return routeCatalogueEntries()
    .filter((entry) => !entry.hidden && entry.layout !== 'bare' && !/\/:\w+(?!\?)\b/.test(entry.path))
    .map((entry) => ({ ...entry, open: entry.path.split('/:')[0] ?? entry.path }))
    .filter((entry) => mayOpen(entry, identity) === 'allowed')
    .filter(({ open }) => open !== ASSIST_PATH || hasAssist(identity.currentCustomer));
}

/** Everything the palette offers to this user: recent pages, menu pages, other pages, customers, looks, sign-out. */
export function usePaletteItems(): PaletteItem[] {
  const { t, i18n } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const identity = useIdentity();
  const scope = useAppSelector(selectScope);
  const { modules } = useMenu();
  const open = useOpenOverlay();
  const language = i18n.language;
  const own = useMemo(() => ownPages(identity), [identity]);
  const beside = useMemo(() => {
    const inMenu = new Set(modules.flatMap(moduleLeaves).map(({ path }) => path));
    return own.filter((entry) => !inMenu.has(entry.open));
  }, [modules, own]);
  const titles = usePageTitles();
  return useMemo(() => {
    if (!identity) return [];
    const titleOf = (key: string) => titles?.[key] ?? null;
    // A menu that names a page otherwise than the page itself: both are found.
    const titleAt = (path: string) => {
      const title = titleOf(titleKeyAt(path) ?? '');
      return title === null ? '' : ` ${title}`;
    };
    const go = (path: string, legacy = false) => {
      if (legacy || !isOwnPage(path)) window.location.assign(path);
      else void navigate(path);
    };
    const change = async (link: UserLink) => {
      const result = await dispatch(selectCustomer(link));
      if (!selectCustomer.rejected.match(result)) return navigate(HOME_PATH);
      // A 500 and a missing network are said by the application itself.
      const said = result.payload?.kind === 'server' || result.payload?.kind === 'offline';
      if (!said) toast({ tone: 'danger', text: t('userMenu.switchFailed') });
    };
    const page = (
      id: string,
      name: string,
      path: string,
      where: string,
      iconName: string,
      legacy = false,
    ) => ({
      id,
      name,
      group: t('palette.pages'),
      path: legacy ? `${where} · ${common('formerSite')}` : where,
      keywords: path + titleAt(path),
      iconName,
      run: () => go(path, legacy),
    });
    const recent = recentPages(scope).map(({ path, title }) => ({
      id: `recent:${path}`,
      name: title,
      group: t('palette.recent'),
      keywords: path,
      iconName: 'HistoryOutlined',
      run: () => go(path),
    }));
    const entry = (leaf: MenuLeaf, where: string): PaletteItem[] => [
      page(`menu:${leaf.id}`, leaf.name, leaf.path, where, leaf.iconName, leaf.legacy),
      ...(leaf.screens ?? []).map((screen) =>
        page(`menu:${screen.id}`, screen.name, screen.path, `${where} › ${leaf.name}`, screen.iconName),
      ),
    ];
    const menu = modules.flatMap((module) => [
      ...module.leaves.flatMap((leaf) => entry(leaf, module.name)),
      ...module.groups.flatMap((group) =>
        group.leaves.flatMap((leaf) => entry(leaf, `${module.name} › ${group.name}`)),
      ),
    ]);
    const others = beside.flatMap((one) => {
      const title = titleOf(one.title);
      return title === null ? [] : [page(`route:${one.name}`, title, one.open, '', 'ArticleOutlined')];
    });
    const customers = identity.links
      .filter(({ customerId }) => customerId !== identity.currentCustomer?.customerId)
      .map((link) => ({
        id: `customer:${link.id}`,
        name: t('palette.switchTo', { name: link.customerName }),
        group: t('palette.customers'),
        path: link.profileName,
        iconName: 'SwapHorizOutlined',
        run: () => void change(link),
      }));
    const look = (name: string, id: string, run: () => void, keywords = '') => ({
      id,
      name,
      keywords,
      group: t('palette.look'),
      iconName: 'PaletteOutlined',
      run,
    });
    return [
      ...recent,
      ...menu,
      ...others,
      page(
        'account',
        t('userMenu.account'),
        hasShortMenu(identity) ? '/perfil/pendencias' : '/perfil/concedidas',
        '',
        'PersonOutlineOutlined',
      ),
      ...customers,
      ...LANGUAGES.filter((code) => code !== language).map((code) =>
        look(
          t('palette.language', { name: t(`languages.${code}`) }),
          `language:${code}`,
          () => dispatch(preferencesChanged({ language: code })),
          t(`palette.languageWords.${code}`),
        ),
      ),
      ...THEMES.map((theme) =>
        look(t('palette.theme', { name: t(`appearance.themes.${theme}`) }), `theme:${theme}`, () =>
          dispatch(preferencesChanged({ theme, mode: null })),
        ),
      ),
      ...MODES.map((mode) =>
        look(t('palette.mode', { name: t(`appearance.modes.${mode}`) }), `mode:${mode}`, () =>
          dispatch(preferencesChanged({ mode })),
        ),
      ),
      look(t('appearance.title'), 'appearance', () => open('aparencia'), t('palette.appearanceWords')),
      {
        id: 'keys',
        name: t('keys.title'),
        group: t('palette.account'),
        iconName: 'KeyboardOutlined',
        run: () => open('teclas'),
      },
      {
        id: 'signOut',
        name: t('signOut'),
        group: t('palette.account'),
        iconName: 'LogoutOutlined',
        run: () => void dispatch(signOut()),
      },
    ];
  }, [identity, scope, modules, beside, titles, language, t, common, dispatch, navigate, open]);
}
