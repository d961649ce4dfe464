import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { demo } from '../../mocks/state';
import { RegisterPage } from '@/families/register/RegisterPage';
import { casesOf, say, signIn } from './registerCases.test.kit';
import { handlesOf, show, startRegisterScreens } from './registerScreens.test.kit';

startRegisterScreens();
// A backend with other settings than the documented ones (`mocks/dialect.ts`).
beforeEach(() => {
  demo.dialect = 'aspNet';
});

const [, register] = casesOf((path) => path.includes('finance/registers/quotationSources'))[0] ?? [];
if (!register) throw new Error('the register of quotation sources is gone');
const { firstId, firstText, firstInput, drawer, saveButton, saved, rows, label } = handlesOf(register);

describe('a record that somebody else changes while its form is open', () => {
  const table = () => demo.world.quotationSources;
  const NOTE = 'OUTRO TEXTO';

  async function openAndType(typed: string) {
    const id = await firstId();
    const { user } = show(<RegisterPage register={register!} />, `/registro?registro=${String(id)}`);
    const form = within(await drawer());
    const input = await firstInput(form);
    await user.clear(input);
    await user.paste(typed);
    return { id: Number(id), user, form, input };
  }
  beforeEach(() => signIn(register));

  it('is compared, and only what the user changed is written over it', async () => {
    const { id, user, form } = await openAndType('NOME MEU');
    table().update(id, { [firstText]: NOTE, updatedAt: new Date().toISOString() });
    await user.click(form.getByRole('button', saveButton()));
    const question = within(await screen.findByRole('alertdialog', { name: say('register:conflict.title') }));
    expect(question.getByText(label(firstText))).toBeVisible();
    expect(question.getByText(say('register:conflict.current', { value: NOTE }))).toBeVisible();
    expect(question.getByText(say('register:conflict.typed', { value: 'NOME MEU' }))).toBeVisible();
    expect(table().get(id)).toMatchObject({ [firstText]: NOTE });

    await user.click(question.getByRole('button', { name: say('register:conflict.save') }));
    await saved();
    await waitFor(() =>
      expect(rows().find((row) => row.id === id)).toMatchObject({ [firstText]: 'NOME MEU' }),
    );
  });

  it('keeps the form as it was typed, and says so, when the user goes back', async () => {
    const { id, user, form, input } = await openAndType('NOME MEU');
    table().update(id, { [firstText]: NOTE, updatedAt: new Date().toISOString() });
    await user.click(form.getByRole('button', saveButton()));
    await user.click(await screen.findByRole('button', { name: say('register:conflict.back') }));
    expect(await form.findByText(say('register:conflict.notSaved'))).toBeVisible();
    expect(input).toHaveValue('NOME MEU');
    expect(table().get(id)).toMatchObject({ [firstText]: NOTE });
  });

  it('is saved at once where the other change touches no field of the form', async () => {
    const { id, user, form } = await openAndType('NOME MEU');
    table().update(id, { updatedAt: new Date().toISOString() });
    await user.click(form.getByRole('button', saveButton()));
    await saved();
    expect(table().get(id)).toMatchObject({ [firstText]: 'NOME MEU' });
  });
});
