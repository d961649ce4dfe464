import { moduleLeaves } from '@/domain/menu/activePath';
import type { MenuLeaf, MenuModule } from '@/domain/menu/menuTree';

export interface Crumb {
  readonly name: string;
  /** None: no page of its own. */
  readonly to?: string;
  readonly lang?: string | undefined;
}

interface Place {
  /** The page's title. */
  readonly page: string;
  /** Its address without a record; undefined for what stands for a page of the former site. */
  readonly base: string | undefined;
  readonly pathname: string;
  /** The pages above it, outermost first. */
  readonly above: readonly Crumb[];
  /** The screen or record inside the page. */
  readonly inside: string | null;
}

/** Module, parent menu, pages above, page, screen inside it: what stands above the present page, which comes last. */
export function crumbsOf(
  modules: readonly MenuModule[],
  active: MenuLeaf | null,
  { page, base, pathname, above, inside }: Place,
): Crumb[] {
  const holds = (leaves: readonly MenuLeaf[]) => leaves.some(({ id }) => id === active?.id);
  const module = modules.find((one) => holds(moduleLeaves(one)));
  const group = module?.groups.find(({ leaves }) => holds(leaves));
  const own: Crumb = { name: page, ...(base === undefined || base === pathname ? {} : { to: base }) };
  // A page that is the whole of its module, with groups of its own: the module's name leads to it.
  const whole = module?.name === page && group !== undefined;
  const crumbs: Crumb[] = [
    ...(module ? [whole ? own : { name: module.name, lang: module.lang }] : []),
    ...(group && group.name !== page ? [{ name: group.name, lang: group.lang }] : []),
    ...above,
    ...(base === undefined || whole ? [] : [own]),
    ...(inside !== null && inside !== page ? [{ name: inside }] : []),
  ];
  // A module and its only page of the same name are one.
  return crumbs.filter((crumb, at) => crumb.name !== crumbs[at + 1]?.name);
}
