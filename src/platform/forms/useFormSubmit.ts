import { useRef, useState, type SyntheticEvent } from 'react';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import { errorsInOrder, focusField } from '@/platform/forms/fieldErrors';
import { createFieldRegistry, type FormStatus } from '@/platform/forms/formContext';
import { failureOf, type FormFailure, wordsOf } from '@/platform/forms/formFailure';
import { whileSaving } from '@/platform/forms/leaveGuard';
import { placeServerErrors } from '@/platform/forms/serverErrors';
import type { AppFormApi, FormInput } from '@/platform/forms/useAppForm';
import { useSaveKey } from '@/platform/forms/useSaveKey';
import { type AppError, asAppError } from '@/platform/http/appError';
import { faultOf } from '@/platform/log/faultOf';
import { log } from '@/platform/log/log';

const IDLE: FormStatus = { submitting: false, failed: false };

const TYPED_IN = 'input, textarea, [contenteditable="true"]';

/**
 * Many fields read what is typed only when they are left; Enter and Ctrl+S save from inside them. So the field is left
 * for a moment.
 */
function settleTyping(form: HTMLFormElement | null): void {
  const active = document.activeElement;
  // Not by a property of the form: a field that is named like one stands in its place.
  if (!(active instanceof HTMLElement) || form === null || active.closest('form') !== form) return;
  if (!active.matches(TYPED_IN)) return;
  active.blur();
  active.focus({ preventScroll: true });
}

/**
 * Checks and saves a form, once at a time. What `onSubmit` throws is placed at its fields, or is what the form says; when
 * it returns, the values count as saved.
 */
export function useFormSubmit<Out extends FieldValues>(
  form: AppFormApi<Out>,
  onSubmit: (values: Out) => Promise<unknown> | void,
) {
  const [registry] = useState(createFieldRegistry);
  const [status, setStatus] = useState(IDLE);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const busy = useRef(false);
  const savedFrom = useRef<Element | null>(null);
  const element = useRef<HTMLFormElement>(null);
  useSaveKey(element);

  /** Another field was entered while the form was checked or saved: it keeps the focus. */
  const isInAnotherField = () => {
    const active = document.activeElement;
    return active !== savedFrom.current && active !== null && active.matches(TYPED_IN);
  };
  const showErrors = (error: AppError) => {
    setStatus({ submitting: false, failed: error.kind !== 'cancelled' });
    setFailure(failureOf(error));
    const words = wordsOf(error);
    const fields = error.kind === 'validation' ? error.fields : {};
    const { placed, unplaced } = placeServerErrors(fields, registry.names());
    setMessages([...(words === null ? [] : [words]), ...unplaced]);
    placed.forEach(({ name, message }, index) =>
      form.setError(
        name as FieldPath<FormInput<Out>>,
        { type: 'server', message },
        { shouldFocus: index === 0 && !isInAnotherField() },
      ),
    );
  };
  const save = async (values: Out) => {
    setStatus({ submitting: true, failed: false });
    // The page may be left while and after it saves: `onSubmit` often navigates.
    const wasDirty = form.guard.isDirty();
    form.guard.release();
    try {
      await whileSaving(() => onSubmit(values));
      form.draft.clear();
      form.reset(form.getValues(), { keepValues: true });
      setStatus(IDLE);
    } catch (thrown) {
      form.guard.setDirty(wasDirty);
      showErrors(asAppError(thrown));
    }
  };
  const showFirst = (errors: FieldErrors<FormInput<Out>>) => {
    const wrong = errorsInOrder(errors, registry.names());
    // At once: a moment later the user may be in another field.
    const show = () => !isInAnotherField() && wrong.some(({ name }) => focusField(form.control, name));
    // A line that is closed shows its wrong fields only once it is drawn again.
    if (!show()) setTimeout(show);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog's form is inside the page's form for React, though not for the browser.
    event.stopPropagation();
    if (busy.current) return;
    busy.current = true;
    form.guard.setSaving(true);
    settleTyping(element.current);
    savedFrom.current = document.activeElement;
    setMessages([]);
    setFailure(null);
    try {
      await form.handleSubmit(save, showFirst)();
    } catch (thrown) {
      // The schema itself did not load: nothing was sent.
      log.warn('form not checked', { reason: faultOf(thrown) });
      showErrors({ kind: 'offline' });
    } finally {
      busy.current = false;
      form.guard.setSaving(false);
    }
  };

  return { submit, element, registry, status, messages, failure };
}
