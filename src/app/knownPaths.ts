import { matchPath } from 'react-router-dom';
import { formerPaths } from './formerPaths';

/** Whether the product has a page there that is still on the former site. */
export function isFormerPath(pathname: string): boolean {
  return formerPaths.some((path) => matchPath(`${path}/*`, pathname));
}

/**
 * Whether a page behind the sign-in has this address, here or on the former site. The router asks before it sends
 * somebody without a session there or to the 404 page; the build reads the addresses off the catalogue
 * (`build/pages.ts`), which itself comes with all that stands inside.
 */
export function isKnownPath(pathname: string): boolean {
  return __PRIVATE_PATHS__.some((path) => matchPath(path, pathname)) || isFormerPath(pathname);
}
