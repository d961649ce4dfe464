import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import { type OverlayProps, readOverlay, withOverlay } from '@/platform/routing/overlays';

/** An overlay of this module as the shell shows it: by the address, over an empty page. */
export function openOverlay(
  name: string,
  Component: ComponentType<OverlayProps>,
  { account = 'produtor', search = '' }: { readonly account?: string; readonly search?: string } = {},
) {
  function Host() {
    const [params, setParams] = useSearchParams();
    const overlay = readOverlay(params);
    if (overlay?.name !== name) return <p>{overlay ? `janela ${overlay.name}` : 'fechado'}</p>;
    return (
      <Component params={overlay.params} onClose={() => setParams((former) => withOverlay(former, null))} />
    );
  }
  return openSignedIn({
    account,
    routes: [{ path: '*', element: <Host /> }],
    at: `/inicio?janela=${name}${search}`,
  });
}
