import { HttpResponse } from 'msw';
import { forbidden, invalid, json, nothing } from '../answers';
import { blogPicture, posts } from '../db/seed/blog';
import { dollarPeriod, dollarToday } from '../db/seed/dollar';
import { versionToShow } from '../db/versionToShow';
import { id } from '../read';
import { publicRoute, route } from '../route';
import { demo } from '../state';

const today = route('GET', '/Home/DollarToday', () => HttpResponse.json(dollarToday(new Date())));
const period = route('GET', '/Home/DollarPeriod', () => HttpResponse.json(dollarPeriod(new Date())));
const lastPosts = route('GET', '/Home/GetLastPostBlog', () => HttpResponse.json([...posts]));
const version = route('GET', '/SystemVersioning/GetToShow', () => {
  const shown = versionToShow(demo.world);
  if (!shown) return nothing();
  const { major, minor, patch, versionDate, changelog } = shown;
  return json({ major, minor, patch, versionDate: `${versionDate}T00:00:00`, changelog });
});

/** The blog's pictures: an image element sends no bearer. */
const picture = publicRoute('GET', '/Content/blog/{name}', ({ params }) => {
  const drawing = blogPicture(params['name'] ?? '');
  if (drawing === undefined) return new HttpResponse(null, { status: 404 });
  return new HttpResponse(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
});

const shortcuts = route('GET', '/UserMenuShortcut/GetList', ({ user }) =>
  HttpResponse.json((user.shortcutList ?? []).map((menuId) => ({ id: menuId, menuId, userId: user.id }))),
);

/** Pins the page, or takes its pin away. The query is called moduleId and holds the id of a menu entry. */
const activeShortcut = route('POST', '/UserMenuShortcut/ActiveShortcuts', ({ query, user, link }) => {
  const menuId = id(query.get('moduleId'));
  const item = demo.world.menuItems.get(menuId);
  if (menuId === undefined || !item) return invalid({ ModuleId: ['Menu não encontrado.'] });
  if (!link?.menuIds.includes(menuId))
    return forbidden({ constantFilter: item.constantFilter ?? item.urlName });
  const before = user.shortcutList ?? [];
  const active = !before.includes(menuId);
  const shortcutList = active ? [...before, menuId] : before.filter((each) => each !== menuId);
  demo.world.users.update(user.id, { shortcutList });
  return json({ id: menuId, menuId, active });
});

export const homeHandlers = [today, period, lastPosts, picture, version, shortcuts, activeShortcut];
