import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ActivityValues } from '../activityValues';

/** So many products stand as forms all at once; of more, only those that are opened: sixty are 800 fields. */
const MOST_OPEN = 3;

/** Names of the fields that are wrong, from those of one line. */
export function wrongNames(errors: unknown, path = ''): readonly string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && errors.message) return [path];
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref' && key !== 'root')
    .flatMap(([key, error]) => wrongNames(error, path ? `${path}.${key}` : key));
}

/**
 * Which lines of the production are open, by their ids. Few are always; after a save that was refused the first line
 * with a fault opens by itself, unless one with a fault is open already.
 */
export function useOpenLines(ids: readonly string[]) {
  const { setFocus } = useFormContext<ActivityValues>();
  const { errors, submitCount } = useFormState<ActivityValues>();
  const foldable = ids.length > MOST_OPEN;
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(foldable ? [] : ids));
  const [focus, setFocused] = useState<{ readonly field: string } | null>(null);
  const [folded, setFolded] = useState<string | null>(null);
  const [added, setAdded] = useState(false);
  const [checked, setChecked] = useState(0);
  const isOpen = (id: string) => !foldable || open.has(id);

  const show = (id: string, field: string | null) => {
    setOpen((now) => new Set(now).add(id));
    setFocused(field === null ? null : { field });
    setFolded(null);
  };
  const last = ids.at(-1);
  if (added && last !== undefined && !open.has(last)) {
    setAdded(false);
    setOpen((now) => new Set(now).add(last));
  }
  if (checked !== submitCount) {
    setChecked(submitCount);
    const wrong = ids.flatMap((id, at) => {
      const [name] = wrongNames(errors.production?.[at]);
      return name === undefined ? [] : [{ id, field: `production.${at}.${name}` }];
    });
    const [first] = wrong;
    const before = errors.harvestYear ?? errors.title;
    if (first && !wrong.some(({ id }) => isOpen(id))) show(first.id, before ? null : first.field);
  }
  // The field is there once the line has been drawn.
  useEffect(() => {
    if (focus !== null) setFocus(focus.field as 'title');
  }, [focus, setFocus]);

  return {
    foldable,
    isOpen,
    show,
    /** The line that was folded last: the focus goes to what stands for it. */
    folded,
    fold: (id: string) => {
      setOpen((now) => new Set([...now].filter((each) => each !== id)));
      setFolded(id);
    },
    openAdded: () => setAdded(true),
  };
}
