import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Themed } from '@/platform/forms/testing/renderForm';
import { Marks } from './Tracks';

const mark = (at: number, label: string, faint = false) => ({ at, label, faint });

function open(...marks: ReturnType<typeof mark>[]) {
  render(
    <Themed>
      <Marks title="Fases" marks={marks} count={101} at={50} />
    </Themed>,
  );
}

it('names stand at their days, in order, on two lines, and end where the next of their line begins', () => {
  open(mark(40, 'R1'), mark(-1, 'Antes'), mark(0, 'VE'), mark(10, 'V2', true));
  const names = ['VE', 'V2', 'R1'].map((name) => screen.getByTitle(name));
  expect(names.map(({ style }) => style.left)).toEqual(['0%', '10%', '40%']);
  expect(names.map(({ style }) => style.top)).toEqual(['0px', '20px', '0px']);
  expect(names.map(({ style }) => style.maxWidth)).toEqual([
    'min(110px, 40%)',
    'min(110px, 100%)',
    'min(110px, 100%)',
  ]);
  expect(names.map(({ dataset }) => dataset['faint'])).toEqual(['false', 'true', 'false']);
  expect(screen.queryByText('Antes')).toBeNull();
  expect(screen.queryByText('–')).toBeNull();
});

it('says that there is none', () => {
  open(mark(-1, 'Antes'));
  expect(screen.getByText('–')).toBeInTheDocument();
});
