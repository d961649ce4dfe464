import { forwardRef, type AnchorHTMLAttributes } from 'react';
import { Link, matchRoutes } from 'react-router-dom';
import { routeCatalogueEntries } from './catalogue';

/** True when this application has a page at the path; what it has not is still on the former site. */
export function isOwnPage(path: string): boolean {
  const pathname = path.replace(/[?#].*$/, '');
  const routes = routeCatalogueEntries().map((entry) => ({ path: entry.path }));
  return matchRoutes(routes, pathname) !== null;
}

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** The backend says that the page is on the former site. */
  legacy?: boolean;
}

/** A link within the application, or, to a page that is still on the former site, a full page load. */
export const PageLink = forwardRef<HTMLAnchorElement, PageLinkProps>(function PageLink(
  { to, legacy = false, children, ...rest },
  ref,
) {
  if (legacy || !isOwnPage(to)) {
    return (
      <a ref={ref} href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link ref={ref} to={to} {...rest}>
      {children}
    </Link>
  );
});
