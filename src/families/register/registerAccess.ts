/**
 * Who may do what, set by `app`: families know no customers and no menus.
 * Answers whether the signed-in user holds a menu key.
 */
type HoldsKey = (key: string) => boolean;

let useHolds: () => HoldsKey = () => () => true;

/** `app` gives a hook that follows the current customer's permissions. */
export function configureRegisterAccess(hook: () => HoldsKey): void {
  useHolds = hook;
}

export function useHoldsKey(): HoldsKey {
  return useHolds();
}
