import { builtRoutes } from './builtRoutes';
import type { World } from './types';

/** Pages that stand in no menu, or under another word. */
const OTHER_PAGES: readonly (readonly [url: string, name: string])[] = [
  ['/inicio', 'Início'],
  ['/configuracao-de-propriedade/comunidades-rurais', 'Comunidades rurais'],
  ['/perfil/concedidas', 'Minha conta'],
  ['/notificacoes', 'Notificações'],
];

const wordsOf = (url: string) => {
  const last = (url.split('/').at(-1) ?? url).replaceAll('-', ' ');
  return last.charAt(0).toUpperCase() + last.slice(1);
};

/** Every page that a video can be linked to, by its address. */
export function helpScreens(world: World): { id: string; name: string }[] {
  const screens = new Map<string, string>(OTHER_PAGES);
  for (const { urlName: url, name } of world.menuItems.all()) {
    if (url.startsWith('/') && !screens.has(url)) screens.set(url, name);
  }
  for (const url of [...builtRoutes, ...world.platform.videoLinks.all().map(({ urlName }) => urlName)]) {
    if (!screens.has(url)) screens.set(url, wordsOf(url));
  }
  return [...screens]
    .map(([id, name]) => ({ id, name: `${name} (${id})` }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

export function helpScreenName(world: World, url: string): string {
  const own = OTHER_PAGES.find(([page]) => page === url)?.[1];
  return own ?? world.menuItems.find((item) => item.urlName === url)?.name ?? wordsOf(url);
}
