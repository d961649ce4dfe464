import { useEffect, useState } from 'react';

import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';
import { firstScheme, loadScheme, readScheme } from '@/platform/theme/schemes';
import type { Scheme, SchemeMode, SchemeName } from '@/platform/theme/schemeTypes';

/** The scheme of this name. While it is on its way, the one shown before stays: the screen never blinks. */
export function useScheme(name: SchemeName, mode: SchemeMode): Scheme {
  const here = readScheme(name);
  const [shown, setShown] = useState(here ?? firstScheme(mode));

  useEffect(() => {
    let wanted = true;
    loadScheme(name).then(
      (scheme) => {
        if (wanted) setShown(scheme);
      },
      // The colours stay as they are: no reason to stop anybody's work.
      (error: unknown) => log.error('colour scheme not loaded', { name, error: faultOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [name]);

  return here ?? shown;
}
