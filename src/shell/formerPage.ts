import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { selectIdentity } from '@/domain/identity/selectors';
import { activeLeaf } from '@/domain/menu/activePath';
import { menuTree } from '@/domain/menu/menuTree';
import { rememberRefused } from '@/platform/routing/refusedAddress';
import type { AppState } from '@/platform/store/appState';
import { guardRoute } from './guard';

/**
 * For an address that no page of this application has: of the former site, the 401 page when the user's menu does not
 * name it, else the 404 page.
 *
 * @param isFormer whether the product has a page there that is still on the former site
 */
export function formerPageLoader(getState: () => AppState, isFormer: (pathname: string) => Promise<boolean>) {
  return async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const state = getState();
    const first = guardRoute({ path: '*' }, state, pathname + search);
    if (first) return redirect(first);
    const menu = menuTree(selectIdentity(state)?.currentCustomer?.permissions ?? []);
    const leaf = activeLeaf(menu, pathname);
    if (leaf?.legacy) return { name: leaf.name };
    rememberRefused(pathname + search);
    return redirect((await isFormer(pathname)) ? '/401' : '/404');
  };
}
