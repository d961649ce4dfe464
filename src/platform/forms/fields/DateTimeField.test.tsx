import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { toInstant } from '@/platform/format/dateTime';
import { DateTimeField } from '@/platform/forms/fields/DateTimeField';
import { renderFields } from '@/platform/forms/testing/renderForm';
import { maxDate, validDateTime } from '@/platform/forms/validators';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Início' });
const show = (loaded: string | null = null, more: object = {}) =>
  renderFields(<DateTimeField name="loaded" label="Início" {...more} />, { loaded });

beforeEach(() => {
  // Today is the 18th, 14:05 in Brasília.
  vi.useFakeTimers({ now: new Date('2026-09-18T17:05:00Z'), toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

describe('typing', () => {
  it.each([
    ['180920260830', '18/09/2026 08:30', '2026-09-18T08:30'],
    ['18/9/2026 8:30', '18/09/2026 08:30', '2026-09-18T08:30'],
    ['hoje 8h30', '18/09/2026 08:30', '2026-09-18T08:30'],
    ['agora', '18/09/2026 14:05', '2026-09-18T14:05'],
    ['1809 2359', '18/09/2026 23:59', '2026-09-18T23:59'],
  ])('%s is %s', async (keys, shown, value) => {
    const view = await show();
    await view.user.type(box(), keys);
    await view.user.tab();
    expect(box()).toHaveValue(shown);
    expect(view.value('loaded')).toBe(value);
  });

  it('late in the evening keeps the day that is written, whatever the zone of the wire says', async () => {
    const view = await show();
    await view.user.type(box(), '180920262330');
    expect(view.value('loaded')).toBe('2026-09-18T23:30');
    expect(toInstant(view.value('loaded') as string)).toBe('2026-09-19T02:30:00.000Z');
  });

  it('says when the time is missing, once it is left', async () => {
    const view = await show();
    await view.user.type(box(), '18092026');
    expect(box()).not.toHaveAccessibleDescription('Data ou hora inválida');
    await view.user.tab();
    expect(box()).toHaveAccessibleDescription('Data ou hora inválida');
    const schema = object({ loaded: string().test(validDateTime()) });
    expect(schema.isValidSync(view.form().getValues())).toBe(false);
    await view.user.type(box(), '0830');
    await view.user.tab();
    expect(box()).not.toHaveAccessibleDescription('Data ou hora inválida');
    expect(schema.isValidSync(view.form().getValues())).toBe(true);
  });

  it('can be emptied, and follows what is set from outside', async () => {
    const view = await show('2026-09-18T08:30');
    expect(box()).toHaveValue('18/09/2026 08:30');
    await view.user.clear(box());
    expect(view.value('loaded')).toBeNull();
    act(() => view.form().setValue('loaded', '2026-01-02T03:04'));
    expect(box()).toHaveValue('02/01/2026 03:04');
  });
});

describe('the calendar', () => {
  const open = async (view: Awaited<ReturnType<typeof show>>) => {
    await view.user.click(screen.getByRole('button', { name: /^Abrir calendário/ }));
    return screen.findByRole('dialog', { name: 'Calendário: Início' });
  };

  it('keeps the time of what was there', async () => {
    const view = await show('2026-09-18T08:30');
    await view.user.click(within(await open(view)).getByRole('gridcell', { name: '21' }));
    expect(view.value('loaded')).toBe('2026-09-21T08:30');
    expect(box()).toHaveFocus();
  });

  it('leaves the time to be typed where there was none', async () => {
    const view = await show();
    await view.user.click(within(await open(view)).getByRole('gridcell', { name: '21' }));
    expect(box()).toHaveFocus();
    await view.user.keyboard('0715');
    expect(box()).toHaveValue('21/09/2026 07:15');
    expect(view.value('loaded')).toBe('2026-09-21T07:15');
  });

  it('offers the present minute, and gives the focus back when it is only closed', async () => {
    const view = await show();
    await view.user.click(within(await open(view)).getByRole('button', { name: 'Agora' }));
    expect(view.value('loaded')).toBe('2026-09-18T14:05');
    await open(view);
    await view.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Abrir calendário/ })).toHaveFocus();
  });
});

it('limits the day', () => {
  const schema = object({ loaded: string().test(maxDate('2026-09-18')) });
  expect(schema.isValidSync({ loaded: '2026-09-18T23:59' })).toBe(true);
  expect(schema.isValidSync({ loaded: '2026-09-19T00:00' })).toBe(false);
});
