import { medians } from './lib/slowPage.mjs';
import { SIGN_IN_KILOBYTES } from './lib/floors.mjs';
import { usableMail } from './lib/usableMail.mjs';

export const title = 'Sign-in, empty cache: 4× CPU slowdown, 1.6 Mbit/s, 150 ms, gzip; median of 5';

/** Measures /login-v2 until its e-mail field takes typing. */
export async function measure({ browser, address }) {
  const found = await medians(5, () => usableMail(browser, `${address}/login-v2`));
  return [
    { name: 'script and style', value: found.kilobytes, limit: SIGN_IN_KILOBYTES, unit: 'kB' },
    { name: 'usable', value: found.usable, limit: 2000, unit: 'ms' },
    {
      name: 'usable, beside the libraries',
      value: found.usable,
      limit: { times: 1.2, of: 'page' },
      unit: 'ms',
    },
    { name: 'first paint', value: found.firstPaint, limit: { times: 0.5, of: 'page' }, unit: 'ms' },
    { name: 'blocking time', value: found.blocking, limit: { times: 2.5, of: 'loop' }, unit: 'ms' },
    { name: 'layout shift', value: found.shift, limit: 0.02, unit: '' },
    { name: 'longest task in the second after', value: found.after, unit: 'ms' },
  ];
}
