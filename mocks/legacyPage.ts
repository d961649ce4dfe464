import { grantedItems, isLegacy } from './db/loggedUser';
import type { MenuItem } from './db/types';
import { linkOf, sessionCookie, sessionOfCookie } from './session';
import { demo } from './state';

/** The menu item whose screen this path belongs to: the longest base path that the path starts with. */
function ownerOf(pathname: string): MenuItem | undefined {
  const path = pathname.toLowerCase();
  return demo.world.menuItems
    .filter((item) => path === item.basePath || path.startsWith(`${item.basePath}/`))
    .sort((a, b) => b.basePath.length - a.basePath.length)[0];
}

function html(name: string): string {
  return `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name} · Ainda no sistema anterior</title>
    <style>
      body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif; background: #f4f5f2; color: #22281f; }
      main { max-width: 28rem; padding: 2rem; }
      h1 { margin: 0 0 0.5rem; font-size: 1.5rem; }
      a { color: #1f6b37; font-weight: 600; }
    </style>
  </head>
  <body>
    <main>
      <h1>Ainda no sistema anterior</h1>
      <p>A página “${name}” continua no sistema anterior, que esta demonstração não inclui.</p>
      <p><a href="/inicio">Voltar ao início</a></p>
    </main>
  </body>
</html>
`;
}

function cookieOf(header: string): string | undefined {
  return header
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${sessionCookie}=`))
    ?.slice(sessionCookie.length + 1);
}

/** Whether somebody who works for a customer asks for a page whose key that link lacks. */
function isRefused({ constantFilter }: MenuItem, cookies: string): boolean {
  const session = sessionOfCookie(cookieOf(cookies));
  const link = session && linkOf(session);
  if (!link || constantFilter === null) return false;
  return !grantedItems(demo.world, link).some((item) => item.constantFilter === constantFilter);
}

/**
 * The plain page that stands for the former system, where it leads whom it refuses, or undefined when the path is not
 * one of its pages.
 */
export function legacyPage(pathname: string, cookies = ''): string | { location: string } | undefined {
  const owner = ownerOf(pathname);
  if (!owner || !isLegacy(owner)) return undefined;
  return isRefused(owner, cookies) ? { location: '/401' } : html(owner.name);
}
