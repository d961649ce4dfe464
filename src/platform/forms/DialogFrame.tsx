import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  type ReactNode,
} from 'react';
import type { layout } from '@/platform/theme/tokens';
import { AppDialog } from '@/platform/ui/AppDialog';

type Leave = (goOn: () => void) => void;
const goStraightOn: Leave = (goOn) => goOn();

/** Registers how what stands in the dialog is left; answers how to take that back. */
const LeaveContext = createContext<(leave: Leave) => () => void>(() => () => undefined);

/** Esc and × of the dialog around go through this form, which may ask first. */
export function useDialogLeave(leave: Leave): void {
  const register = useContext(LeaveContext);
  const askFirst = useEffectEvent(leave);
  useEffect(() => register((goOn) => askFirst(goOn)), [register]);
}

interface DialogFrameProps {
  readonly title: string;
  readonly size: keyof typeof layout.dialog;
  readonly onClose: () => void;
  /** A form, or what stands in its place while its record loads: the dialog around stays the same one. */
  readonly children: ReactNode;
}

/** A dialog whose content comes in steps: first what loads, then the form. */
export function DialogFrame({ title, size, onClose, children }: DialogFrameProps) {
  const leaving = useRef<Leave>(goStraightOn);
  const register = useCallback((leave: Leave) => {
    leaving.current = leave;
    return () => {
      leaving.current = goStraightOn;
    };
  }, []);
  return (
    <AppDialog title={title} size={size} full onClose={() => leaving.current(onClose)}>
      <LeaveContext value={register}>{children}</LeaveContext>
    </AppDialog>
  );
}
