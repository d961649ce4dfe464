import { useCallback, useRef } from 'react';

type Leave = (goOn: () => void) => void;

/** Registers how the open form is left; answers how to take that back. */
export type OnLeave = (leave: Leave) => () => void;

const goStraightOn: Leave = (goOn) => goOn();

/** Every way out of a form goes through it: it asks first when something was typed. */
export function useLeaving(): { readonly leave: Leave; readonly onLeave: OnLeave } {
  const leaving = useRef<Leave>(goStraightOn);
  const onLeave = useCallback<OnLeave>((leave) => {
    leaving.current = leave;
    return () => {
      leaving.current = goStraightOn;
    };
  }, []);
  const leave = useCallback<Leave>((goOn) => leaving.current(goOn), []);
  return { leave, onLeave };
}
