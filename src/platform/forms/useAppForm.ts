import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useDraft, type DraftOptions, type DraftState } from '@/platform/drafts/useDraft';
import type { FormSchema } from '@/platform/forms/formSchema';
import { createLeaveGuard, type LeaveGuard } from '@/platform/forms/leaveGuard';
import { useAskDiscard } from '@/platform/forms/useAskDiscard';

/** What stands in a form before it is whole: anything may still be missing. */
type Loose<T> = T extends readonly (infer Item)[]
  ? Loose<Item>[]
  : T extends Blob | Date
    ? T | null
    : T extends object
      ? { [Key in keyof T]: Loose<T[Key]> }
      : T | null;
export type FormInput<Out extends FieldValues> = { [Key in keyof Out]: Loose<Out[Key]> };

interface AppFormOptions<Out extends FieldValues> {
  /** A schema, or what loads the one for these values: `() => import('./plotSchema').then((file) => file.plotSchema)`. */
  readonly schema: FormSchema<Out> | ((values: FormInput<Out>) => Promise<FormSchema<Out>>);
  readonly defaultValues: FormInput<Out>;
  readonly draft?: DraftOptions | undefined;
  /** Search parameters that the form stands on: when they change, it is being left. */
  readonly guardParams?: readonly string[];
}

export interface AppFormApi<Out extends FieldValues> extends UseFormReturn<FormInput<Out>, unknown, Out> {
  readonly draft: DraftState;
  readonly guard: LeaveGuard;
  /** For Cancel, Esc and ×: asks when something was typed, gives it up, and goes on. Nothing while it is being saved. */
  readonly leave: (goOn: () => void) => Promise<void>;
}

/** A form of the house: a schema, drafts, and the question before changes are lost. Shown by `AppForm`. */
export function useAppForm<Out extends FieldValues>(options: AppFormOptions<Out>): AppFormApi<Out> {
  const { schema, defaultValues, draft: draftOptions, guardParams } = options;
  const form = useForm<FormInput<Out>, unknown, Out>({
    defaultValues: defaultValues as DefaultValues<FormInput<Out>>,
    // `AppForm` does, unless another field was entered meanwhile.
    shouldFocusError: false,
    // yup comes with the first validation; the page does not wait for it.
    resolver: async (values, _, resolverOptions) => {
      const [{ resolveWithYup }, loaded] = await Promise.all([
        import('@/platform/forms/yupResolver'),
        typeof schema === 'function' ? schema(values) : schema,
      ]);
      return resolveWithYup(loaded, values, resolverOptions);
    },
  });
  const draft = useDraft(form, draftOptions);
  const [guard] = useState(() => createLeaveGuard(guardParams, draft.clear));
  const askDiscard = useAskDiscard();
  const leave = async (goOn: () => void) => {
    if (guard.isSaving()) return;
    if (guard.isDirty()) {
      if (!(await askDiscard())) return;
      guard.release();
      draft.discard();
    }
    goOn();
  };
  return { ...form, draft, guard, leave };
}
