import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Identity, UserLink } from '@/domain/identity/identityWire';
import { hasShortMenu, mayOpen } from '@/domain/identity/permissions';
import { selectScope, useIdentity } from '@/domain/identity/selectors';
import { selectCustomer, signOut } from '@/modules/session/sessionFlow';
import { useOpenOverlay } from '@/platform/routing/overlays';
import { routeCatalogueEntries } from '@/platform/routing/catalogue';
import { usePageTitles } from '@/platform/routing/pageTitles';
import { useAppDispatch, useAppSelector } from '@/platform/store/hooks';
import { toast } from '@/platform/ui/toast';
import { HOME_PATH } from '@/modules/session/rules/entryPaths';
import { moduleLeaves } from '@/domain/menu/activePath';
import { useMenu } from '../nav/useMenu';
import { ASSIST_PATH, hasAssist } from '../header/assistRule';
import { isOwnPage } from '@/platform/routing/pageLink';
import type { PaletteItem } from './paletteItems';
import { lookItems } from './lookItems';
import { menuPages, pageItem, type PagesAround, recentItems } from './pageItems';

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
    const around: PagesAround = { t, common, titles, go };
    const others = beside.flatMap(({ name, title, open: path }) => {
      const words = titles?.[title];
      if (words === undefined) return [];
      return [pageItem(around, { id: `route:${name}`, name: words, path, iconName: 'ArticleOutlined' })];
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
    return [
      ...recentItems(scope, around),
      ...menuPages(modules, around),
      ...others,
      pageItem(around, {
        id: 'account',
        name: t('userMenu.account'),
        path: hasShortMenu(identity) ? '/perfil/pendencias' : '/perfil/concedidas',
        iconName: 'PersonOutlineOutlined',
      }),
      ...customers,
      ...lookItems({ t, language, dispatch, onAppearance: () => open('aparencia') }),
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
