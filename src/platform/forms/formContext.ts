import { createContext, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AppFormApi } from '@/platform/forms/useAppForm';

/** Which fields a form shows and what they are called: for messages, the error summary and server errors. */
export interface FieldRegistry {
  add: (name: string, label: string) => () => void;
  labelOf: (name: string) => string;
  names: () => string[];
  /** Counts up whenever a field comes or is called otherwise, as all are when the language changes. */
  version: () => number;
  subscribe: (listener: () => void) => () => void;
}

export function createFieldRegistry(): FieldRegistry {
  const labels = new Map<string, string>();
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    add: (name, label) => {
      labels.set(name, label);
      version += 1;
      listeners.forEach((listener) => listener());
      return () => void (labels.get(name) === label && labels.delete(name));
    },
    labelOf: (name) => labels.get(name) ?? name,
    names: () => [...labels.keys()],
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export interface FormStatus {
  readonly submitting: boolean;
  /** The last save failed: what was typed stands, and is not saved. */
  readonly failed: boolean;
}

export const FormContext = createContext<AppFormApi<FieldValues> | null>(null);
export const RegistryContext = createContext<FieldRegistry | null>(null);
export const StatusContext = createContext<FormStatus>({ submitting: false, failed: false });

/** What the form around is doing; for buttons of its own. */
export function useFormStatus(): FormStatus {
  return useContext(StatusContext);
}
