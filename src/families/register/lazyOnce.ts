import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const made = new WeakMap<object, unknown>();

/**
 * A lazy component for each loader, made once. One made while rendering would be made anew at every try: a page that
 * waits behind the former one, as after a navigation, would then wait for ever.
 */
export function lazyOnce<Loaded, Props>(
  load: () => Promise<Loaded>,
  pick: (loaded: Loaded) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  const known = made.get(load) as LazyExoticComponent<ComponentType<Props>> | undefined;
  if (known) return known;
  const fresh = lazy(async () => ({ default: pick(await load()) }));
  made.set(load, fresh);
  return fresh;
}
