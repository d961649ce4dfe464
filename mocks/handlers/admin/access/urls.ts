import type { FieldErrors } from '../../../answers';
import { builtRoutes } from '../../../db/builtRoutes';
import type { SystemUrl } from '../../../db/platform/access';
import { platformRegister } from '../../../platformRegister';
import { text } from '../../../read';
import { demo } from '../../../state';
import { permissionKey, WRONG_KEY } from './keys';

const ADDRESS = /^\/[a-z0-9/-]+$/;

const menusAt = (urlName: string) => demo.world.menuItems.filter((item) => item.urlName === urlName);

/** The page that owns an address: the longest built one that it begins with, else the address itself. */
function basePathOf(urlName: string): string {
  const owners = builtRoutes.filter((base) => urlName === base || urlName.startsWith(`${base}/`));
  return owners.toSorted((a, b) => b.length - a.length)[0] ?? urlName;
}

/** Menu entries keep pointing at an address that is renamed, and keep its key where they had it. */
function follow(before: SystemUrl, after: Pick<SystemUrl, 'urlName' | 'constantFilter' | 'basePath'>): void {
  for (const item of menusAt(before.urlName))
    demo.world.menuItems.update(item.id, {
      urlName: after.urlName,
      basePath: after.basePath,
      ...(item.constantFilter === before.constantFilter ? { constantFilter: after.constantFilter } : {}),
    });
}

/** Addresses of the system that menu entries may point at. */
export const urlHandlers = platformRegister<SystemUrl>({
  controller: 'SystemUrl',
  slug: 'url',
  nameOf: (row) => `${row.screenTitle} · ${row.urlName}`,
  table: () => demo.world.platform.urls,
  wire: ({ basePath: _basePath, ...row }) => ({ ...row, menuCount: menusAt(row.urlName).length }),
  check: (sent, ownId) => {
    const errors: FieldErrors = {};
    const before = demo.world.platform.urls.get(ownId);
    const screenTitle = text(sent.screenTitle) ?? '';
    const urlName = (text(sent.urlName) ?? '').toLowerCase();
    const key = permissionKey(sent.constantFilter);
    if (screenTitle === '' || screenTitle.length > 80)
      errors.ScreenTitle = ['O campo Título da tela é obrigatório.'];
    if (!ADDRESS.test(urlName) || urlName.length > 120)
      errors.UrlName = ['O campo Endereço começa com / e aceita letras minúsculas, números, hífen e barra.'];
    else if (demo.world.platform.urls.find((row) => row.urlName === urlName && row.id !== ownId))
      errors.UrlName = ['Este endereço já está cadastrado.'];
    if (key === undefined) errors.ConstantFilter = [WRONG_KEY];
    if (key === undefined || Object.keys(errors).length > 0) return { errors };
    const basePath = before?.urlName === urlName ? before.basePath : basePathOf(urlName);
    const input = { screenTitle, urlName, constantFilter: key, basePath };
    if (before) follow(before, input);
    return { errors, input };
  },
  dependents: (row) => [{ name: 'Menus', count: menusAt(row.urlName).length }],
  inUse: 'Endereço em uso: aponte antes os menus para outro.',
});
