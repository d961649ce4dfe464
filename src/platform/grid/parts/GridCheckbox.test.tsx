import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { GridCheckbox } from './GridCheckbox';

const box = () => screen.getByRole('checkbox', { name: 'Escolher' });
const NAMED = { slotProps: { htmlInput: { 'aria-label': 'Escolher' } } };

it('is neither checked nor in between by itself', async () => {
  const onChange = vi.fn();
  render(<GridCheckbox {...NAMED} onChange={onChange} />);
  expect(box()).not.toBeChecked();
  expect(box()).not.toBePartiallyChecked();
  await userEvent.click(box());
  expect(onChange).toHaveBeenCalledOnce();
});

it('says that some are chosen and some are not, until all or none are', () => {
  const { rerender } = render(<GridCheckbox {...NAMED} indeterminate onChange={vi.fn()} />);
  expect(box()).toBePartiallyChecked();
  rerender(<GridCheckbox {...NAMED} checked onChange={vi.fn()} />);
  expect(box()).toBeChecked();
  expect(box()).not.toBePartiallyChecked();
});

it('may be out of reach', () => {
  render(<GridCheckbox {...NAMED} disabled tabIndex={-1} onChange={vi.fn()} />);
  expect(box()).toBeDisabled();
  expect(box()).toHaveAttribute('tabindex', '-1');
});
