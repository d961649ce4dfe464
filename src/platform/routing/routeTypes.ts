/** Which frame a page stands in. `public` needs no session; `bare` is the embedded view without menus. */
export type RouteLayout = 'public' | 'shell' | 'bare';

/**
 * One entry of the catalogue. Pure data plus loaders: importing it loads no component.
 * The page is typed as an object and checked by the router: typed as a component the catalogue's types go circular.
 */
export interface RouteEntry {
  path: string;
  page: () => Promise<object>;
  /** `namespace:key` of the title, which is also the document's title, the breadcrumb's and the palette's. */
  title: string;
  layout?: RouteLayout;
  /** SCREAMING_SNAKE key of the menu permission; none = any signed-in user. */
  permission?: string;
  /** Who may pass besides the permission. */
  access?: 'master' | 'support';
  /** Where the breadcrumb goes up to: the name of another route. */
  parent?: string;
  /**
   * The screens inside a page whose first parameter names one of them: its part of the address → `namespace:key` of its
   * title. Menu, palette and breadcrumbs name them by it.
   */
  screens?: Readonly<Record<string, string>>;
  /**
   * The page is also served below `/app`, without menus, for the telephone's application; a list names further
   * addresses below `/app` that show the same.
   */
  embedded?: true | readonly string[];
  /** Where the page stands in the demo's menu, when the menu of the specs has no entry at its path. */
  menu?: { moduleConstantFilter: string; icon: string; parent?: string };
  /** Locale files the page needs; the router loads them with the page. */
  namespaces?: readonly string[];
  /** Kept out of the palette: pages that only make sense when something sends you there. */
  hidden?: boolean;
}

/** Augmented by `app` with the assembled catalogue, so that `href` knows every name and its parameters. */
export interface RouteRegistry {}

export type RouteName = keyof RouteRegistry & string;

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type Required<Names extends string> = Names extends `${string}?` ? never : Names;
type Optional<Names extends string> = Names extends `${infer Name}?` ? Name : never;

/** Parameters of a path: `:id` is required, `:id?` may be left out. */
export type PathParams<Path extends string> = { [K in Required<ParamNames<Path>>]: string | number } & {
  [K in Optional<ParamNames<Path>>]?: string | number | undefined;
};

export type RouteParams<Name extends RouteName> = RouteRegistry[Name] extends {
  path: infer Path extends string;
}
  ? PathParams<Path>
  : never;
