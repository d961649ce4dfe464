import { localStore } from '@/platform/store/localStore';

const KEY = 'ep.shared';

/**
 * Whether this session runs on a computer that others use too, as its user said at sign-in: then nothing of their work
 * is kept beyond the page.
 */
export const sharedComputer = {
  is: (): boolean => localStore.read(KEY) !== null,
  set(shared: boolean): void {
    if (shared) localStore.keep(KEY, '1');
    else localStore.drop(KEY);
  },
};
