const OWN_PAGE = '/academia-eprodutor';

/** The academy's page on this site: the one that the backend names, when it is a path of this site. */
export function academyPath(address: string | null): string {
  return address !== null && /^\/(?![/\\])/.test(address) ? address : OWN_PAGE;
}
