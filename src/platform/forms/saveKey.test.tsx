import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useSaveKey } from './useSaveKey';

function Form({ name, onSave }: { readonly name: string; readonly onSave: (name: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form);
  return (
    <form
      ref={form}
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(name);
      }}
    />
  );
}
const press = (init: KeyboardEventInit) => {
  const event = createEvent.keyDown(document, init);
  fireEvent(document, event);
  return event.defaultPrevented;
};

it('Ctrl+S and ⌘S save the form in front, and no page to disk', () => {
  const onSave = vi.fn<(name: string) => void>();
  const page = render(<Form name="page" onSave={onSave} />);
  expect(press({ key: 's', ctrlKey: true })).toBe(true);
  const dialog = render(<Form name="dialog" onSave={onSave} />);
  expect(screen.getAllByRole('form')).toHaveLength(2);
  expect(press({ key: 'S', metaKey: true })).toBe(true);
  dialog.unmount();
  press({ key: 's', ctrlKey: true });
  expect(onSave.mock.calls).toEqual([['page'], ['dialog'], ['page']]);
  page.unmount();
  expect(press({ key: 's', ctrlKey: true })).toBe(false);
});

it('the form under the one in front may go first', () => {
  const onSave = vi.fn<(name: string) => void>();
  const page = render(<Form name="page" onSave={onSave} />);
  render(<Form name="dialog" onSave={onSave} />);
  page.unmount();
  press({ key: 's', ctrlKey: true });
  expect(onSave.mock.calls).toEqual([['dialog']]);
});

it('other keys are left to the browser, and a key that is held down saves once', () => {
  const onSave = vi.fn<(name: string) => void>();
  render(<Form name="page" onSave={onSave} />);
  const others = [
    { key: 's' },
    { key: 'a', ctrlKey: true },
    { key: 's', ctrlKey: true, altKey: true },
    { key: 's', ctrlKey: true, shiftKey: true },
  ];
  expect(others.map(press)).toEqual([false, false, false, false]);
  expect(press({ key: 's', ctrlKey: true, repeat: true })).toBe(true);
  expect(onSave).not.toHaveBeenCalled();
});
