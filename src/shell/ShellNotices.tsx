/** Banners that concern every page. One at a time, the gravest. */
export function ShellNotices() {
  return null;
}
